package io.konkyo.site.figure;

import io.konkyo.quantity.Rational;
import java.math.BigInteger;

/** Logarithms, cut after {@value #BITS} binary places: far finer than a screen can show. */
final class Logarithm {
  private static final int BITS = 40;

  /** Bits of the fixed-point numbers inside; each squaring loses one. */
  private static final int PRECISION = 128;

  private Logarithm() {}

  /**
   * Returns the logarithm to base two.
   *
   * <p>Errors: {@link IllegalArgumentException} if the number is not above zero.
   */
  static Rational base2(Rational number) {
    if (number.signum() <= 0) {
      throw new IllegalArgumentException("no logarithm of " + number);
    }
    int whole = floor(number);
    Rational rest = number.times(Rational.of(2).pow(-whole));
    BigInteger x = rest.times(Rational.of(BigInteger.ONE.shiftLeft(PRECISION))).floor();
    BigInteger two = BigInteger.TWO.shiftLeft(PRECISION);
    BigInteger bits = BigInteger.valueOf(whole);
    for (int i = 0; i < BITS; i++) {
      // Squaring doubles the logarithm; what passes one is its next binary digit.
      x = x.multiply(x).shiftRight(PRECISION);
      bits = bits.shiftLeft(1);
      if (x.compareTo(two) >= 0) {
        x = x.shiftRight(1);
        bits = bits.add(BigInteger.ONE);
      }
    }
    return Rational.of(bits, BigInteger.ONE.shiftLeft(BITS));
  }

  /** Returns the largest n with 2^n not above the number. */
  private static int floor(Rational number) {
    int estimate = number.numerator().bitLength() - number.denominator().bitLength();
    return Rational.of(2).pow(estimate).compareTo(number) <= 0 ? estimate : estimate - 1;
  }
}
