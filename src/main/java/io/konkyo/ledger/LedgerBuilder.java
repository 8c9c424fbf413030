package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.MomentValue;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.PrintedDigits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Evaluates every fact once, each after those it reads, and judges the numbers printed of it. */
public final class LedgerBuilder {
  private final Content content;
  private final Diagnostics diagnostics;
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final EvidenceAlgebra evidence;
  private final Judging judging;
  private final SortedMap<String, Entry> entries = new TreeMap<>();

  private LedgerBuilder(Content content, Diagnostics diagnostics) {
    this.content = content;
    this.diagnostics = diagnostics;
    FactNames names = new FactNames(content.facts(), content.families());
    this.evaluation = new Evaluation(content, names);
    this.graph = new DependencyGraph(content.facts().values(), names);
    this.evidence = new EvidenceAlgebra(content.markers());
    this.judging = new Judging(evaluation, diagnostics);
  }

  /**
   * Evaluates the facts of a site.
   *
   * <p>Errors: formulas that cannot be evaluated are told once, where they stand; what depends on
   * them is left out of the ledger without another word.
   */
  public static Ledger build(Content content, Diagnostics diagnostics) {
    return new LedgerBuilder(content, diagnostics).build();
  }

  private Ledger build() {
    graph.cycles().forEach(this::tellCycle);
    for (String id : graph.order()) {
      evaluate(content.facts().get(id)).ifPresent(entry -> entries.put(id, entry));
    }
    Judgements judgements =
        new Judgements(content, evaluation, graph, entries, judging, diagnostics);
    return new Ledger(
        entries,
        content.families(),
        evaluation.failed(),
        judgements.agreements(),
        judgements.findings(),
        new LedgerFormulas(evaluation, graph));
  }

  private Optional<Entry> evaluate(Fact fact) {
    if (fact instanceof Derived derived) {
      return derived(derived);
    }
    return Optional.of(fact instanceof Given given ? given(given) : measured((Measured) fact));
  }

  private Entry given(Given given) {
    if (given.value() instanceof GivenValue.Amount amount) {
      StatedQuantity typed = amount.quantity().value();
      return leaf(
          given, Optional.of(new QuantityValue(typed.quantity())), new Printed.Number(typed));
    }
    Optional<Value> moment =
        given.value() instanceof GivenValue.Day day
            ? Optional.of(MomentValue.of(day.date().value()))
            : Optional.empty();
    return leaf(given, moment, printed(given.value()));
  }

  private Entry measured(Measured measured) {
    StatedQuantity typed = measured.value().value();
    Printed printed =
        measured
            .whole()
            .<Printed>map(whole -> new Printed.Share(typed, whole.value()))
            .orElseGet(() -> new Printed.Number(typed));
    return leaf(measured, Optional.of(new QuantityValue(typed.quantity())), printed);
  }

  private Entry leaf(Fact fact, Optional<Value> value, Printed printed) {
    SortedSet<String> itself = new TreeSet<>(Set.of(fact.id()));
    Optional<Quantity> quantity = value.flatMap(Value::asQuantity);
    evaluation.set(fact.id(), value, itself);
    List<JudgedQuotation> quotations =
        fact.header().quoted().stream()
            .map(
                quotation ->
                    judging.quotation(
                        quotation,
                        quantity.map(q -> evaluation.readingOf(fact, q, quotation)),
                        fact.header().file()))
            .toList();
    return new Entry(
        fact,
        value,
        printed,
        new TreeSet<>(),
        itself,
        Optional.empty(),
        quotations,
        evidence.authored(fact.header().provenance().evidence()));
  }

  private Optional<Entry> derived(Derived derived) {
    SortedSet<String> inputs = graph.inputsOf(derived.id());
    if (evaluation.failed().contains(derived.id())
        || inputs.stream().anyMatch(evaluation.failed()::contains)) {
      evaluation.fail(derived.id());
      return Optional.empty();
    }
    FactScope scope = evaluation.scope(derived.header().membership());
    Optional<Value> value =
        UnitChecker.check(derived.formula(), scope, diagnostics)
            .flatMap(type -> Evaluator.evaluate(derived.formula(), scope, diagnostics));
    Optional<Entry> entry = value.flatMap(v -> entry(derived, v, inputs));
    if (entry.isEmpty()) {
      evaluation.fail(derived.id());
    }
    return entry;
  }

  private Optional<Entry> entry(Derived derived, Value value, SortedSet<String> inputs) {
    SortedSet<String> leaves = evaluation.leavesUnder(inputs);
    evaluation.set(derived.id(), Optional.of(value), leaves);
    if (value instanceof BooleanValue truth) {
      return Optional.of(
          entry(
              derived, value, new Printed.Truth(truth.value()), inputs, leaves, Optional.empty()));
    }
    Optional<Quantity> exact = value.asQuantity();
    if (exact.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.NOT_A_NUMBER,
                  derived.formula().source().span(),
                  "the formula gives a list, not a number")
              .withHelp("take one number of it with min, max, sum, mean, median or count"));
      return Optional.empty();
    }
    Computation computation = evaluation.computationOf(derived, exact.get(), inputs);
    if (derived.stated().isPresent() && !sameDimension(derived, exact.get())) {
      return Optional.empty();
    }
    Optional<Judgement> stated =
        derived
            .stated()
            .map(typed -> judging.judge(typed.value(), computation, derived.header().file()));
    StatedQuantity printed =
        derived.stated().map(Located::value).orElseGet(() -> PrintedDigits.of(computation));
    return Optional.of(
        entry(derived, value, new Printed.Number(printed), inputs, leaves, stated, computation));
  }

  private Entry entry(
      Derived derived,
      Value value,
      Printed printed,
      SortedSet<String> inputs,
      SortedSet<String> leaves,
      Optional<Judgement> stated,
      Computation... computation) {
    Optional<Computation> number = List.of(computation).stream().findFirst();
    List<JudgedQuotation> quotations =
        derived.header().quoted().stream()
            .map(quotation -> judging.quotation(quotation, number, derived.header().file()))
            .toList();
    return new Entry(
        derived,
        Optional.of(value),
        printed,
        inputs,
        leaves,
        stated,
        quotations,
        markers(inputs, leaves));
  }

  private List<String> markers(SortedSet<String> inputs, SortedSet<String> leaves) {
    List<List<String>> ofInputs = new ArrayList<>();
    inputs.forEach(id -> ofInputs.add(entries.get(id).evidence()));
    Set<String> sources = new HashSet<>();
    for (String leaf : leaves) {
      content
          .facts()
          .get(leaf)
          .header()
          .provenance()
          .source()
          .map(Located::value)
          .ifPresent(sources::add);
    }
    return evidence.derived(ofInputs, sources);
  }

  private boolean sameDimension(Derived derived, Quantity exact) {
    Located<StatedQuantity> typed = derived.stated().orElseThrow();
    if (typed.value().unit().sameDimension(exact.unit())) {
      return true;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNLIKE_UNITS,
                typed.span(),
                "`"
                    + typed.value()
                    + "` is "
                    + typed.value().unit().dimension()
                    + ", but the formula gives "
                    + exact.unit().dimension())
            .withLabel(derived.formula().source().span(), "gives " + exact)
            .withHelp("state a unit of the formula's dimension, or mend the formula"));
    return false;
  }

  private Printed printed(GivenValue value) {
    if (value instanceof GivenValue.Words words) {
      return new Printed.Words(words.text().value());
    }
    if (value instanceof GivenValue.Day day) {
      return new Printed.Day(day.date().value());
    }
    if (value instanceof GivenValue.Span span) {
      return new Printed.Span(span.duration().value());
    }
    if (value instanceof GivenValue.WordList list) {
      return new Printed.WordList(list.words().stream().map(Located::value).toList());
    }
    return new Printed.Number(((GivenValue.Amount) value).quantity().value());
  }

  private void tellCycle(List<String> cycle) {
    cycle.forEach(evaluation::fail);
    Fact first = content.facts().get(cycle.get(0));
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticCode.CYCLIC_FORMULA,
            first.span(),
            "`"
                + first.id()
                + "` is computed from itself: "
                + String.join(" → ", cycle)
                + " → "
                + first.id());
    for (String id : cycle) {
      Derived step = (Derived) content.facts().get(id);
      diagnostic =
          diagnostic.withLabel(step.formula().source().span(), "`" + id + "` reads the next");
    }
    diagnostics.add(
        diagnostic.withHelp(
            "make one of these facts given or measured, or compute it from others"));
  }
}
