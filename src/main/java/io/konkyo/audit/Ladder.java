package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Verdict;

/**
 * How a printed number compares with a computed one, up to truncation; what lies further down the
 * ladder needs more than the two numbers.
 */
final class Ladder {
  private Ladder() {}

  /**
   * Judges a printed number.
   *
   * <p>Units: {@code computed} is in the unit of {@code printed}.
   */
  static Verdict judge(Amount printed, Interval computed) {
    if (printed.cut()) {
      return printed.exact().meets(computed) ? Verdict.PASS : Verdict.INCONSISTENT;
    }
    return computed.isPoint() ? point(printed, computed.low()) : range(printed, computed);
  }

  private static Verdict point(Amount printed, Rational computed) {
    Rational stated = printed.number().value();
    int decimals = printed.number().decimals();
    if (Rounding.HALF_UP.round(computed, decimals).equals(stated)) {
      return Verdict.PASS;
    }
    if (Rounding.HALF_EVEN.round(computed, decimals).equals(stated)) {
      return Verdict.TIE;
    }
    return Rounding.TOWARD_ZERO.round(computed, decimals).equals(stated)
        ? Verdict.TRUNCATED
        : Verdict.INCONSISTENT;
  }

  private static Verdict range(Amount printed, Interval computed) {
    if (printed.number().halfUlp().meets(computed)) {
      return Verdict.PASS;
    }
    Rational stated = printed.number().value();
    Rational ulp = stated.signum() < 0 ? printed.number().ulp().negated() : printed.number().ulp();
    Interval cut = Interval.point(stated).hull(Interval.point(stated.plus(ulp)));
    return cut.meets(computed) ? Verdict.TRUNCATED : Verdict.INCONSISTENT;
  }
}
