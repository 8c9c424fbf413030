package io.konkyo.site.assemble;

import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.VerdictLine;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import java.util.Optional;

/** Turns calculations of texts into lines of the ledger. */
final class CalculationEntries {
  private final PageContext context;
  private final FactEntries facts;
  private final Usage usage;
  private final Traces traces;
  private final Verdicts verdicts;

  CalculationEntries(PageContext context, FactLabels labels, FactEntries facts, Usage usage) {
    this.context = context;
    this.facts = facts;
    this.usage = usage;
    this.traces = new Traces(context, labels, Linking.UNLINKED);
    this.verdicts = new Verdicts(context);
  }

  /** Returns the lines of one ledger. */
  List<FactEntry> of(String file) {
    return context.calculations().inLedger(file).stream().map(this::entry).toList();
  }

  private FactEntry entry(Calculations.Calculation calculation) {
    return new FactEntry(
        calculation.anchor(),
        traces.inWords(calculation.formula(), calculation.outcome().value()),
        FactEntry.Kind.CALCULATION,
        "",
        List.of(),
        "",
        FactEntry.Origin.NONE,
        traces.typed(calculation.formula()),
        traces.models(calculation.formula()),
        Html.NONE,
        Html.NONE,
        List.of(value(calculation)),
        facts.links(context.ledger().formulas().reads(calculation.formula())),
        usage.at(calculation.places()),
        List.of(),
        Html.NONE);
  }

  private FactEntry.Value value(Calculations.Calculation calculation) {
    StatedQuantity first = calculation.typed().get(0).typed();
    Value value = calculation.outcome().value();
    return new FactEntry.Value(
        calculation.anchor(),
        "",
        Html.ofText(context.facts().quantities().print(first)),
        exact(value, first).map(traces::fraction).orElse(""),
        traces.of(calculation.formula(), value, rounded(calculation)),
        judged(calculation),
        FactEntry.AsPrinted.NONE,
        List.of(),
        "");
  }

  private static Optional<Quantity> exact(Value value, StatedQuantity printed) {
    return value
        .asQuantity()
        .filter(quantity -> quantity.unit().sameDimension(printed.unit()))
        .map(quantity -> quantity.in(printed.unit()));
  }

  /**
   * Returns the number a derivation ends in; none where texts only say what it is below or above.
   */
  private static Optional<StatedQuantity> rounded(Calculations.Calculation calculation) {
    return calculation.typed().stream()
        .filter(checked -> checked.relation() == Relation.EQUAL)
        .map(Token.Checked::typed)
        .findFirst();
  }

  /** Returns a verdict for each number that texts print of it. */
  private List<VerdictLine> judged(Calculations.Calculation calculation) {
    Optional<Computation> computation =
        context.ledger().formulas().computation(calculation.formula(), calculation.outcome());
    return calculation.typed().stream()
        .filter(checked -> checked.relation() == Relation.EQUAL)
        .map(Token.Checked::typed)
        .distinct()
        .flatMap(
            typed ->
                computation
                    .filter(result -> typed.unit().sameDimension(result.exact().unit()))
                    .map(result -> verdicts.stated(Judge.judge(typed, result)))
                    .stream())
        .toList();
  }
}
