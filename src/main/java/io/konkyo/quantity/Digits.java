package io.konkyo.quantity;

import java.math.BigInteger;

/** Decimal points put into whole numbers. */
final class Digits {
  private Digits() {}

  /** Returns {@code scaled / 10^decimals} in digits; for negative decimals, zeros are added. */
  static String place(BigInteger scaled, int decimals) {
    String digits = scaled.abs().toString();
    String sign = scaled.signum() < 0 ? "-" : "";
    if (decimals <= 0) {
      return scaled.signum() == 0 ? "0" : sign + digits + "0".repeat(-decimals);
    }
    String padded = "0".repeat(Math.max(0, decimals + 1 - digits.length())) + digits;
    int point = padded.length() - decimals;
    return sign + padded.substring(0, point) + '.' + padded.substring(point);
  }
}
