package io.konkyo.site.assemble;

import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.EvidenceAlgebra;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.VerdictLine;
import io.konkyo.source.Located;
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
  private final Markers markers;

  CalculationEntries(PageContext context, FactLabels labels, FactEntries facts, Usage usage) {
    this.context = context;
    this.facts = facts;
    this.usage = usage;
    this.traces = new Traces(context, labels, Linking.UNLINKED);
    this.verdicts = new Verdicts(context);
    this.markers = new Markers(context);
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
        markers.stamps(evidence(calculation)),
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
    Value value = calculation.outcome().value();
    StatedQuantity printed = printed(calculation);
    return new FactEntry.Value(
        calculation.anchor(),
        "",
        Html.ofText(context.facts().quantities().print(printed)),
        exact(value, printed).map(traces::fraction).orElse(""),
        calculation.formula().body() instanceof Reference
            ? Html.NONE
            : traces.of(calculation.formula(), value, rounded(calculation)),
        judged(calculation),
        FactEntry.AsPrinted.NONE,
        List.of(),
        "");
  }

  /**
   * Returns what stands for the result: as a text rounds it, or with the digits its inputs support.
   */
  private StatedQuantity printed(Calculations.Calculation calculation) {
    return rounded(calculation)
        .or(
            () ->
                Computed.of(calculation.formula(), context.ledger(), new Diagnostics())
                    .map(Computed::printed))
        .orElseGet(() -> calculation.typed().get(0).typed());
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
        .map(checked -> new Said(checked.relation(), checked.typed()))
        .distinct()
        .flatMap(said -> computation.flatMap(result -> verdict(said, result)).stream())
        .toList();
  }

  /** What a text says of a result. */
  private record Said(Relation relation, StatedQuantity typed) {}

  /** That a relation holds is an error of the build otherwise. */
  private Optional<VerdictLine> verdict(Said said, Computation result) {
    if (!said.typed().unit().sameDimension(result.exact().unit())) {
      return Optional.empty();
    }
    return Optional.of(
        said.relation() == Relation.EQUAL
            ? verdicts.stated(Judge.judge(said.typed(), result))
            : verdicts.related(said.typed(), said.relation()));
  }

  /** Returns the markers that follow from those of what a formula reads, as for a derived fact. */
  private List<String> evidence(Calculations.Calculation calculation) {
    List<Entry> inputs =
        context.ledger().formulas().reads(calculation.formula()).stream()
            .flatMap(id -> context.ledger().entry(id).stream())
            .toList();
    if (calculation.formula().body() instanceof Reference) {
      return inputs.stream().flatMap(input -> input.evidence().stream()).toList();
    }
    long sources =
        inputs.stream()
            .flatMap(input -> input.leaves().stream())
            .flatMap(leaf -> context.ledger().entry(leaf).stream())
            .flatMap(leaf -> leaf.fact().header().provenance().source().stream())
            .map(Located::value)
            .distinct()
            .count();
    return new EvidenceAlgebra(context.content().markers())
        .derived(inputs.stream().map(Entry::evidence).toList(), Math.toIntExact(sources));
  }

  /** Returns the markers of each line of one ledger. */
  List<List<String>> evidence(String file) {
    return context.calculations().inLedger(file).stream().map(this::evidence).toList();
  }
}
