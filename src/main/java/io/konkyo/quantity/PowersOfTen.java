package io.konkyo.quantity;

import java.math.BigInteger;

/** Ten to whole powers; the everyday ones are kept. */
final class PowersOfTen {
  private static final int KEPT = 64;
  private static final BigInteger[] TABLE = table();
  private static final int MAX_EXPONENT = 300_000;

  private PowersOfTen() {}

  static Rational of(int exponent) {
    return exponent < 0
        ? Rational.of(BigInteger.ONE, whole(-exponent))
        : Rational.of(whole(exponent));
  }

  /** Returns ten to the power of {@code exponent}, which is not negative. */
  static BigInteger whole(int exponent) {
    if (exponent < 0 || exponent > MAX_EXPONENT) {
      throw new ArithmeticException("power of ten out of reach: " + exponent);
    }
    return exponent < KEPT ? TABLE[exponent] : BigInteger.TEN.pow(exponent);
  }

  private static BigInteger[] table() {
    BigInteger[] powers = new BigInteger[KEPT];
    powers[0] = BigInteger.ONE;
    for (int i = 1; i < KEPT; i++) {
      powers[i] = powers[i - 1].multiply(BigInteger.TEN);
    }
    return powers;
  }
}
