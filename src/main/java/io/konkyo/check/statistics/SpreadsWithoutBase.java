package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Binary;
import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Printed;
import java.util.Optional;

/**
 * A spread told as a percentage that does not say of what. Of 162 and 152 the spread is 6.2, 6.4 or
 * 6.6 % of the larger, of their mean, or of the smaller.
 *
 * <p>Source: number anchors, section 6, ST16.
 */
public final class SpreadsWithoutBase implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.derived(input)) {
      Entry entry = formula.fact().orElseThrow();
      boolean silent =
          entry.printed() instanceof Printed.Number number
              && Shares.isPercent(number.quantity().unit())
              && entry.fact().header().of().isEmpty();
      if (silent) {
        spread(formula).map(spread -> describe(spread, formula)).ifPresent(diagnostics::add);
      }
    }
  }

  private static Optional<Expression> spread(Joining formula) {
    return formula.meetings().stream()
        .filter(meeting -> meeting.kind() == Meeting.Kind.DIFFERENCE)
        .map(Meeting::whole)
        .filter(SpreadsWithoutBase::isSpread)
        .findFirst();
  }

  /** Returns whether the largest less the smallest is taken, by name or in so many words. */
  private static boolean isSpread(Expression difference) {
    return difference instanceof Call
        || difference instanceof Binary binary
            && isCallOf("max", binary.left())
            && isCallOf("min", binary.right());
  }

  private static boolean isCallOf(String function, Expression part) {
    return part instanceof Call call && call.name().equals(function);
  }

  private static Diagnostic describe(Expression spread, Joining formula) {
    return Diagnostic.of(
            DiagnosticCode.SPREAD_WITHOUT_BASE,
            formula.span(spread),
            "a spread is told as a percentage that does not say of what")
        .withNote("of the largest, the mean and the smallest it is a different percentage")
        .withHelp("add `of: {…}` that names what the spread is divided by");
  }
}
