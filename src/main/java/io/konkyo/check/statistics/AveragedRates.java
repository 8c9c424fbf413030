package io.konkyo.check.statistics;

import io.konkyo.check.Check;
import io.konkyo.check.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Unit;
import java.util.Set;

/**
 * Rates or ratios averaged with the arithmetic mean, which is right only if every rate held for the
 * same time, or every ratio has the same whole.
 *
 * <p>Source: number anchors, section 6, ST13.
 */
public final class AveragedRates implements Check {
  private static final Set<String> RELATIVE = Set.of("rate", "share");

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        boolean rates =
            meeting.isCallOf("mean")
                && meeting.parts().stream().allMatch(part -> isRelative(part, formula));
        if (rates) {
          diagnostics.add(describe(meeting, formula));
        }
      }
    }
  }

  private static boolean isRelative(Expression part, Joining formula) {
    boolean saysSo =
        formula.figures(part).values().stream()
            .map(Measured::statistic)
            .anyMatch(statistic -> RELATIVE.contains(statistic.value().id()));
    return saysSo
        || formula.value(part).map(Quantity::unit).filter(AveragedRates::isPer).isPresent();
  }

  private static boolean isPer(Unit unit) {
    return unit.dimension().exponents().values().stream().anyMatch(exponent -> exponent < 0)
        || unit.dimension().isNone() && !unit.equals(Unit.ONE);
  }

  private static Diagnostic describe(Meeting meeting, Joining formula) {
    return Diagnostic.of(
            DiagnosticCode.AVERAGE_OF_RATES,
            formula.span(meeting.whole()),
            "rates or ratios are averaged without saying which mean is meant")
        .withNote(
            "the arithmetic mean is right only if each held for the same time or whole; over the"
                + " same amount it is the harmonic mean")
        .withHelp(
            "divide the sum of the amounts by the sum of the times, or say why with"
                + " `allow: [{rule: average-of-rates, reason: {…}}]`");
  }
}
