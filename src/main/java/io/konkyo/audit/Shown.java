package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Grouping;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;

/** Puts computed numbers into messages. */
final class Shown {
  private static final int EXACT_DECIMALS = 9;
  private static final int MORE_DECIMALS = 3;

  private Shown() {}

  /** Returns a computed number with more digits than the printed one it is held against. */
  static String beside(Amount printed, Interval computed) {
    int decimals = Math.max(0, printed.number().decimals()) + MORE_DECIMALS;
    String unit = unit(printed.measure());
    if (!computed.isPoint()) {
      return number(computed.low(), decimals) + " to " + number(computed.high(), decimals) + unit;
    }
    return number(computed.low(), decimals) + unit;
  }

  private static String number(Rational value, int decimals) {
    return value
        .toExactDecimal(EXACT_DECIMALS)
        .map(Grouping::commas)
        .orElseGet(() -> Grouping.commas(Rounding.TOWARD_ZERO.toDecimal(value, decimals)) + "…");
  }

  private static String unit(Measure measure) {
    return measure.isNone() ? "" : " " + measure.symbol();
  }
}
