package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Unit;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
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
      List<Meeting> meetings = formula.meetings();
      Set<Expression> bases = bases(meetings);
      for (Meeting meeting : meetings) {
        boolean rates =
            meeting.isCallOf("mean")
                && !bases.contains(meeting.whole())
                && meeting.parts().stream().allMatch(part -> isRelative(part, formula));
        if (rates) {
          diagnostics.add(describe(meeting, formula));
        }
      }
    }
  }

  /** Returns what spreads are divided by: a mean there is named to be a base and nothing else. */
  private static Set<Expression> bases(List<Meeting> meetings) {
    Set<Expression> bases = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Expression> differences = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Meeting meeting : meetings) {
      if (meeting.kind() == Meeting.Kind.DIFFERENCE) {
        differences.add(meeting.whole());
      }
    }
    for (Meeting meeting : meetings) {
      if (meeting.kind() == Meeting.Kind.QUOTIENT && differences.contains(meeting.parts().get(0))) {
        bases.add(meeting.parts().get(1));
      }
    }
    return bases;
  }

  private static boolean isRelative(Expression part, Joining formula) {
    boolean saysSo =
        formula.figures(part).stream()
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
