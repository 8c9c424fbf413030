package io.konkyo.quantity;

import java.math.BigInteger;

/**
 * A fraction of two {@code long}s, neither of them {@link Long#MIN_VALUE}, so that a change of sign
 * cannot overflow. Each operation tries {@code long} arithmetic and leaves the rest to the general
 * case.
 *
 * <p>Source of the sums and products that need no final reduction: Knuth, The Art of Computer
 * Programming, volume 2, section 4.5.1.
 */
final class SmallRational extends Rational {
  private final long numerator;
  private final long denominator;

  /** Takes parts that are in lowest terms, with a positive denominator. */
  SmallRational(long numerator, long denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  @Override
  public BigInteger numerator() {
    return BigInteger.valueOf(numerator);
  }

  @Override
  public BigInteger denominator() {
    return BigInteger.valueOf(denominator);
  }

  @Override
  public int signum() {
    return Long.signum(numerator);
  }

  @Override
  public boolean isInteger() {
    return denominator == 1;
  }

  @Override
  public int bitLength() {
    return Longs.bitLength(numerator) + Longs.bitLength(denominator);
  }

  @Override
  public Rational negated() {
    return numerator == 0 ? this : new SmallRational(-numerator, denominator);
  }

  @Override
  public Rational reciprocal() {
    if (numerator == 0) {
      throw new ArithmeticException("division by zero");
    }
    return numerator < 0
        ? new SmallRational(-denominator, -numerator)
        : new SmallRational(denominator, numerator);
  }

  @Override
  public Rational plus(Rational addend) {
    return addend instanceof SmallRational small
        ? sum(small.numerator, small.denominator)
        : super.plus(addend);
  }

  @Override
  public Rational minus(Rational subtrahend) {
    return subtrahend instanceof SmallRational small
        ? sum(-small.numerator, small.denominator)
        : super.minus(subtrahend);
  }

  private Rational sum(long otherNumerator, long otherDenominator) {
    if (denominator == 1 && otherDenominator == 1 && Longs.sumFits(numerator, otherNumerator)) {
      return new SmallRational(numerator + otherNumerator, 1);
    }
    long common = Longs.gcd(denominator, otherDenominator);
    long scale = otherDenominator / common;
    long otherScale = denominator / common;
    if (Longs.productFits(numerator, scale) && Longs.productFits(otherNumerator, otherScale)) {
      long left = numerator * scale;
      long right = otherNumerator * otherScale;
      if (Longs.sumFits(left, right)) {
        long total = left + right;
        long shared = Longs.gcd(total, common);
        long rest = otherDenominator / shared;
        if (Longs.productFits(otherScale, rest)) {
          return new SmallRational(total / shared, otherScale * rest);
        }
      }
    }
    return Fractions.sum(this, new SmallRational(otherNumerator, otherDenominator));
  }

  @Override
  public Rational times(Rational factor) {
    return factor instanceof SmallRational small
        ? product(small.numerator, small.denominator)
        : super.times(factor);
  }

  @Override
  public Rational dividedBy(Rational divisor) {
    if (!(divisor instanceof SmallRational small) || small.numerator == 0) {
      return super.dividedBy(divisor);
    }
    return small.numerator < 0
        ? product(-small.denominator, -small.numerator)
        : product(small.denominator, small.numerator);
  }

  private Rational product(long otherNumerator, long otherDenominator) {
    long across = Longs.gcd(numerator, otherDenominator);
    long back = Longs.gcd(otherNumerator, denominator);
    long n1 = numerator / across;
    long n2 = otherNumerator / back;
    long d1 = denominator / back;
    long d2 = otherDenominator / across;
    return Longs.productFits(n1, n2) && Longs.productFits(d1, d2)
        ? new SmallRational(n1 * n2, d1 * d2)
        : Fractions.product(this, new SmallRational(otherNumerator, otherDenominator));
  }

  @Override
  Rational roundToWhole(Rounding rounding) {
    return denominator == 1
        ? this
        : new SmallRational(roundedQuotient(numerator, denominator, rounding), 1);
  }

  @Override
  Rational places(Rounding rounding, int decimals) {
    if (decimals < 0 || decimals > Longs.MOST_DECIMALS) {
      return super.places(rounding, decimals);
    }
    long places = Longs.powerOfTen(decimals);
    return Longs.productFits(numerator, places)
        ? new SmallRational(roundedQuotient(numerator * places, denominator, rounding), 1)
        : super.places(rounding, decimals);
  }

  /** Returns the whole number nearest to a quotient; the divisor is positive. */
  private static long roundedQuotient(long dividend, long divisor, Rounding rounding) {
    boolean negative = dividend < 0;
    long magnitude = Math.abs(dividend) / divisor;
    long rest = Math.abs(dividend) % divisor;
    int toHalf = Long.compare(rest, divisor - rest);
    if (rest != 0 && rounding.goesOut(toHalf, (magnitude & 1) != 0, negative)) {
      magnitude++;
    }
    return negative ? -magnitude : magnitude;
  }

  @Override
  public BigInteger floor() {
    return BigInteger.valueOf(Math.floorDiv(numerator, denominator));
  }

  @Override
  public int compareTo(Rational other) {
    if (!(other instanceof SmallRational small)) {
      return super.compareTo(other);
    }
    if (denominator == small.denominator) {
      return Long.compare(numerator, small.numerator);
    }
    return Longs.compareProducts(numerator, small.denominator, small.numerator, denominator);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof SmallRational other
        && numerator == other.numerator
        && denominator == other.denominator;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(numerator) + Long.hashCode(denominator);
  }

  @Override
  public String toString() {
    return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
  }
}
