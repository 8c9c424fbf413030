package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Quantity;
import io.konkyo.source.Located;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A measured rate multiplied by a time longer than it was measured for, which is the longest time
 * among its conditions.
 *
 * <p>Source: number anchors, section 6, ST11.
 */
public final class Extrapolation implements Check {
  private static final String TIME = "time";

  /** How long a figure was measured for, and the fact that says so. */
  private record Window(Entry condition, Quantity length) {}

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (meeting.kind() == Meeting.Kind.PRODUCT) {
          List<Expression> parts = meeting.parts();
          check(meeting, parts.get(0), parts.get(1), formula, diagnostics);
          check(meeting, parts.get(1), parts.get(0), formula, diagnostics);
        }
      }
    }
  }

  private static void check(
      Meeting meeting, Expression rate, Expression time, Joining formula, Diagnostics diagnostics) {
    Optional<Quantity> length = formula.value(time).filter(Extrapolation::isTime);
    boolean perTime =
        formula
            .value(rate)
            .filter(quantity -> quantity.unit().dimension().exponents().getOrDefault(TIME, 0) < 0)
            .isPresent();
    if (!perTime || length.isEmpty()) {
      return;
    }
    formula.figures(rate).stream()
        .map(figure -> window(figure, formula.ledger()))
        .flatMap(Optional::stream)
        .min(Comparator.comparing(window -> window.length().base()))
        .filter(window -> window.length().base().compareTo(length.get().base()) < 0)
        .map(window -> describe(meeting, length.get(), window, formula))
        .ifPresent(diagnostics::add);
  }

  private static Optional<Window> window(Measured figure, Ledger ledger) {
    return figure.header().provenance().conditions().stream()
        .map(Located::value)
        .flatMap(condition -> ledger.named(condition).stream())
        .flatMap(
            entry ->
                entry
                    .value()
                    .flatMap(Value::asQuantity)
                    .filter(Extrapolation::isTime)
                    .map(length -> new Window(entry, length))
                    .stream())
        .max(Comparator.comparing(window -> window.length().base()));
  }

  private static boolean isTime(Quantity quantity) {
    return quantity.unit().dimension().equals(Dimension.of(TIME));
  }

  private static Diagnostic describe(
      Meeting meeting, Quantity length, Window window, Joining formula) {
    return Diagnostic.of(
            DiagnosticCode.EXTRAPOLATION,
            formula.span(meeting.whole()),
            "a rate is carried on for longer than it was measured")
        .withAt("over " + NumberChecks.exact(length))
        .withLabel(
            window.condition().fact().span(), "measured for " + NumberChecks.exact(window.length()))
        .withNote("nothing says that the rate stays what it was")
        .withHelp(
            "stay within the measured time, or insist with `allow: [{rule: extrapolation, reason:"
                + " {…}}]`");
  }
}
