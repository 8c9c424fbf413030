package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Model;
import io.konkyo.formula.MomentValue;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import io.konkyo.verdict.Computation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Evaluates every fact once, each after those it reads, and judges the numbers printed of it. */
public final class LedgerBuilder {
  private static final long NANOS_OF_SECOND = 1_000_000_000;

  private final Content content;
  private final Diagnostics diagnostics;
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final EvidenceAlgebra evidence;
  private final DerivedEntries derivedEntries;
  private final SortedMap<String, Entry> entries = new TreeMap<>();

  private LedgerBuilder(Content content, Diagnostics diagnostics) {
    this.content = content;
    this.diagnostics = diagnostics;
    FactNames names = new FactNames(content.facts(), content.families());
    this.evaluation = new Evaluation(content, names);
    this.graph = new DependencyGraph(content.facts().values(), names);
    this.evidence = new EvidenceAlgebra(content.markers());
    this.derivedEntries = new DerivedEntries(content, evaluation, graph, entries, diagnostics);
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
    checkModels();
    graph.cycles().forEach(this::tellCycle);
    for (Fact fact : graph.order()) {
      evaluate(fact).ifPresent(entry -> entries.put(fact.id(), entry));
    }
    Judgements judgements = new Judgements(content, evaluation, graph, entries, diagnostics);
    return new Ledger(
        entries,
        content.families(),
        evaluation.failed(),
        judgements.agreements(),
        judgements.findings(),
        new LedgerFormulas(evaluation, graph));
  }

  /** A model is told to be faulty once, where it stands, and not at each of its calls. */
  private void checkModels() {
    FactScope scope = evaluation.scope(Optional.empty());
    for (Model model : evaluation.models().values()) {
      Diagnostics found = new Diagnostics();
      UnitChecker.check(model, scope, found);
      if (found.hasErrors()) {
        evaluation.failModel(model.name());
      }
      diagnostics.addAll(found.inFileOrder());
    }
  }

  private Optional<Entry> evaluate(Fact fact) {
    if (fact instanceof Derived derived) {
      return derivedEntries.of(derived);
    }
    return Optional.of(fact instanceof Given given ? given(given) : measured((Measured) fact));
  }

  private Entry given(Given given) {
    if (given.value() instanceof GivenValue.Amount amount) {
      StatedQuantity typed = amount.quantity().value();
      return leaf(
          given, Optional.of(new QuantityValue(typed.quantity())), new Printed.Number(typed));
    }
    return leaf(given, value(given.value()), printed(given.value()));
  }

  private Optional<Value> value(GivenValue value) {
    if (value instanceof GivenValue.Span span) {
      Duration length = span.duration().value();
      Rational nanos = Rational.of(length.getNano(), NANOS_OF_SECOND);
      Rational seconds = Rational.of(length.getSeconds()).plus(nanos);
      return Optional.of(new QuantityValue(new Quantity(seconds, Unit.SECOND)));
    }
    if (value instanceof GivenValue.Day day) {
      return Optional.of(MomentValue.of(day.date().value()));
    }
    return value instanceof GivenValue.Moment moment
        ? Optional.of(MomentValue.of(moment.instant().value()))
        : Optional.empty();
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
    Optional<Quantity> quantity = value.flatMap(Value::asQuantity);
    evaluation.set(fact, value);
    List<JudgedQuotation> quotations =
        quantity.isEmpty()
            ? JudgedQuotation.unjudged(fact.header().quoted())
            : fact.header().quoted().stream()
                .map(quotation -> quotation(fact, quantity.get(), quotation))
                .toList();
    return new Entry(
        fact,
        value,
        printed,
        SortedNames.NONE,
        SortedNames.of(fact.id()),
        Optional.empty(),
        quotations,
        List.of(),
        evidence.authored(fact.header().provenance().evidence()));
  }

  private JudgedQuotation quotation(Fact fact, Quantity exact, Quotation quotation) {
    Computation reading = evaluation.readingOf(fact, exact, quotation);
    return new FactJudge(evaluation, diagnostics, reading, fact.header().file())
        .quotation(quotation);
  }

  private Printed printed(GivenValue value) {
    if (value instanceof GivenValue.Words words) {
      return new Printed.Words(words.text().value());
    }
    if (value instanceof GivenValue.Day day) {
      return new Printed.Day(day.date().value());
    }
    if (value instanceof GivenValue.Moment moment) {
      return new Printed.Moment(moment.instant().value());
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
