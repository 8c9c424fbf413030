package io.konkyo.check.statistics;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Span;

/** What rules about percentages have in common. */
final class Shares {
  private static final String PER_MILLE = "‰";

  private Shares() {}

  static boolean isPercent(Unit unit) {
    return unit.isPercent() || unit.symbol().equals(PER_MILLE);
  }

  /** Returns where a fact's number stands, or its name where it has none. */
  static Span value(Fact fact) {
    if (fact instanceof Measured measured) {
      return measured.value().span();
    }
    return fact instanceof Given given && given.value() instanceof GivenValue.Amount amount
        ? amount.quantity().span()
        : fact.span();
  }
}
