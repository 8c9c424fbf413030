package io.konkyo.formula;

import io.konkyo.quantity.Rational;
import java.math.BigInteger;

/**
 * Logarithms to base two and square roots. Where they are irrational they are cut after {@link
 * #DECIMALS} decimals; a cut that falls on a whole number is moved up by one in the last place, so
 * that rounding to whole numbers and comparing with them go right.
 */
final class Roots {
  private static final int DECIMALS = 20;

  /** Bits of the fixed-point numbers inside: twice what the result keeps. */
  private static final int PRECISION = 160;

  private static final int FRACTION_BITS = 72;
  private static final Rational STEP = Rational.powerOfTen(-DECIMALS);

  private Roots() {}

  static Rational sqrt(Expression place, Rational value) {
    if (value.signum() < 0) {
      throw Uncomputable.domain(
          place, "a square root of a number below zero", "check the sign of its argument");
    }
    BigInteger above = value.numerator().sqrt();
    BigInteger below = value.denominator().sqrt();
    boolean exact =
        above.multiply(above).equals(value.numerator())
            && below.multiply(below).equals(value.denominator());
    if (exact) {
      return Rational.of(above, below);
    }
    BigInteger shift = BigInteger.TEN.pow(2 * DECIMALS);
    BigInteger root = value.times(Rational.of(shift)).floor().sqrt();
    return offWhole(Rational.of(root).times(STEP));
  }

  static Rational log2(Expression place, Rational value) {
    if (value.signum() <= 0) {
      throw Uncomputable.domain(
          place, "a logarithm of a number that is not above zero", "check its argument");
    }
    int whole = floorLog2(value);
    Rational rest = value.times(Rational.of(2).pow(-whole));
    return rest.equals(Rational.ONE)
        ? Rational.of(whole)
        : offWhole(Rational.of(whole).plus(fraction(rest)));
  }

  /** Returns the largest n with 2^n not above the value. */
  private static int floorLog2(Rational value) {
    int estimate = value.numerator().bitLength() - value.denominator().bitLength();
    return Rational.of(2).pow(estimate).compareTo(value) <= 0 ? estimate : estimate - 1;
  }

  /** Returns log2 of a number between 1 and 2, bit by bit: squaring doubles the logarithm. */
  private static Rational fraction(Rational value) {
    BigInteger two = BigInteger.TWO.shiftLeft(PRECISION);
    BigInteger x = value.times(Rational.of(BigInteger.ONE.shiftLeft(PRECISION))).floor();
    BigInteger bits = BigInteger.ZERO;
    for (int i = 0; i < FRACTION_BITS; i++) {
      x = x.multiply(x).shiftRight(PRECISION);
      bits = bits.shiftLeft(1);
      if (x.compareTo(two) >= 0) {
        x = x.shiftRight(1);
        bits = bits.setBit(0);
      }
    }
    Rational exact = Rational.of(bits, BigInteger.ONE.shiftLeft(FRACTION_BITS));
    return Rational.of(exact.dividedBy(STEP).floor()).times(STEP);
  }

  private static Rational offWhole(Rational cut) {
    return cut.isInteger() ? cut.plus(STEP) : cut;
  }
}
