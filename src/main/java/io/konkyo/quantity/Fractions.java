package io.konkyo.quantity;

import java.math.BigInteger;

/** The general case of every operation, on {@link BigInteger}; results are in lowest terms. */
final class Fractions {
  private static final BigInteger LONG_MIN = BigInteger.valueOf(Long.MIN_VALUE);

  private Fractions() {}

  static Rational whole(BigInteger value) {
    return make(value, BigInteger.ONE);
  }

  static Rational reduce(long numerator, long denominator) {
    if (denominator == 0) {
      throw new ArithmeticException("division by zero");
    }
    if (numerator == Long.MIN_VALUE || denominator == Long.MIN_VALUE) {
      return reduce(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }
    long common = Longs.gcd(numerator, denominator);
    return denominator < 0
        ? new SmallRational(-numerator / common, -denominator / common)
        : new SmallRational(numerator / common, denominator / common);
  }

  static Rational reduce(BigInteger numerator, BigInteger denominator) {
    if (denominator.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    BigInteger common = numerator.gcd(denominator);
    BigInteger divisor = denominator.signum() < 0 ? common.negate() : common;
    return divisor.equals(BigInteger.ONE)
        ? make(numerator, denominator)
        : make(numerator.divide(divisor), denominator.divide(divisor));
  }

  /** Takes parts in lowest terms. */
  private static Rational make(BigInteger numerator, BigInteger denominator) {
    return isSmall(numerator) && isSmall(denominator)
        ? new SmallRational(numerator.longValue(), denominator.longValue())
        : new LargeRational(numerator, denominator);
  }

  private static boolean isSmall(BigInteger value) {
    return value.bitLength() < Long.SIZE && !value.equals(LONG_MIN);
  }

  static Rational sum(Rational a, Rational b) {
    BigInteger left = a.numerator().multiply(b.denominator());
    BigInteger right = b.numerator().multiply(a.denominator());
    return reduce(left.add(right), a.denominator().multiply(b.denominator()));
  }

  static Rational product(Rational a, Rational b) {
    return reduce(a.numerator().multiply(b.numerator()), a.denominator().multiply(b.denominator()));
  }

  static Rational power(Rational base, int exponent) {
    if (exponent < 0 && base.signum() == 0) {
      throw new ArithmeticException("division by zero");
    }
    if (exponent == 0) {
      return Rational.ONE;
    }
    long magnitude = Math.abs((long) exponent);
    if (isUnit(base)) {
      return base.signum() < 0 && magnitude % 2 == 0 ? base.negated() : base;
    }
    if (base.bitLength() * magnitude > Rational.MAX_BITS) {
      throw new ArithmeticException("power of more than " + Rational.MAX_BITS + " bits");
    }
    Rational power =
        make(base.numerator().pow((int) magnitude), base.denominator().pow((int) magnitude));
    return exponent < 0 ? power.reciprocal() : power;
  }

  /** Returns whether powers of the number do not grow: −1, 0 or 1. */
  private static boolean isUnit(Rational base) {
    return base.isInteger() && base.numerator().abs().bitLength() <= 1;
  }

  static BigInteger floor(Rational value) {
    BigInteger[] parts = value.numerator().divideAndRemainder(value.denominator());
    return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
  }

  static Rational roundToWhole(Rational value, Rounding rounding) {
    if (value.isInteger()) {
      return value;
    }
    boolean negative = value.signum() < 0;
    BigInteger denominator = value.denominator();
    BigInteger[] parts = value.numerator().abs().divideAndRemainder(denominator);
    int toHalf = parts[1].shiftLeft(1).compareTo(denominator);
    boolean out = rounding.goesOut(toHalf, parts[0].testBit(0), negative);
    BigInteger magnitude = out ? parts[0].add(BigInteger.ONE) : parts[0];
    return whole(negative ? magnitude.negate() : magnitude);
  }

  static int compare(Rational a, Rational b) {
    int signs = Integer.compare(a.signum(), b.signum());
    if (signs != 0) {
      return signs;
    }
    return a.numerator()
        .multiply(b.denominator())
        .compareTo(b.numerator().multiply(a.denominator()));
  }
}
