package io.konkyo.quantity;

import java.math.BigInteger;

/** Ten to whole powers; the everyday ones are kept. */
final class PowersOfTen {
  private static final int KEPT = 40;
  private static final int MAX_EXPONENT = 300_000;
  private static final Rational[] ABOVE = new Rational[KEPT];
  private static final Rational[] BELOW = new Rational[KEPT];
  private static final Rational[] HALF_BELOW = new Rational[KEPT];
  private static final Rational TWO = Rational.of(2);

  static {
    for (int i = 0; i < KEPT; i++) {
      ABOVE[i] = Rational.of(BigInteger.TEN.pow(i));
      BELOW[i] = ABOVE[i].reciprocal();
      HALF_BELOW[i] = BELOW[i].dividedBy(TWO);
    }
  }

  private PowersOfTen() {}

  static Rational of(int exponent) {
    if (exponent > -KEPT && exponent < KEPT) {
      return exponent < 0 ? BELOW[-exponent] : ABOVE[exponent];
    }
    if (exponent < -MAX_EXPONENT || exponent > MAX_EXPONENT) {
      throw new ArithmeticException("power of ten out of reach: " + exponent);
    }
    Rational power = Rational.of(BigInteger.TEN.pow(Math.abs(exponent)));
    return exponent < 0 ? power.reciprocal() : power;
  }

  /** Returns half of ten to the power of an exponent. */
  static Rational half(int exponent) {
    return exponent > -KEPT && exponent <= 0 ? HALF_BELOW[-exponent] : of(exponent).dividedBy(TWO);
  }
}
