package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Derived;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.MomentValue;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.ladder.PrintedDigits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Evaluates derived facts whose inputs have been evaluated. */
final class DerivedEntries {
  private final Content content;
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final EvidenceAlgebra evidence;
  private final Map<String, Entry> entries;
  private final Diagnostics diagnostics;

  DerivedEntries(
      Content content,
      Evaluation evaluation,
      DependencyGraph graph,
      Map<String, Entry> entries,
      Diagnostics diagnostics) {
    this.content = content;
    this.evaluation = evaluation;
    this.graph = graph;
    this.evidence = new EvidenceAlgebra(content.markers());
    this.entries = entries;
    this.diagnostics = diagnostics;
  }

  /** Returns the evaluated fact; empty if it or an input of it is faulty, which is told once. */
  Optional<Entry> of(Derived derived) {
    SortedNames inputs = graph.inputsOf(derived.id());
    boolean told =
        evaluation.failed().contains(derived.id())
            || evaluation.readsFailed(derived.formula(), inputs);
    Optional<Entry> entry =
        told ? Optional.empty() : value(derived).flatMap(v -> entry(derived, v, inputs));
    if (entry.isEmpty()) {
      evaluation.fail(derived.id());
    }
    return entry;
  }

  private Optional<Value> value(Derived derived) {
    FactScope scope = evaluation.scope(derived.header().membership());
    return LedgerFormulas.evaluate(derived.formula(), scope, diagnostics);
  }

  private Optional<Entry> entry(Derived derived, Value value, SortedNames inputs) {
    SortedNames leaves = evaluation.leavesUnder(inputs);
    evaluation.set(derived, value, leaves);
    if (value instanceof MomentValue moment && !moment.isOnCalendar()) {
      tellOffCalendar(derived);
      return Optional.empty();
    }
    Optional<Printed> unnumbered = unnumbered(value);
    if (unnumbered.isPresent()) {
      tellNumbersOf(derived);
      return Optional.of(
          new Entry(
              derived,
              Optional.of(value),
              unnumbered.get(),
              inputs,
              leaves,
              Optional.empty(),
              JudgedQuotation.unjudged(derived.header().quoted()),
              List.of(),
              markers(inputs, leaves)));
    }
    Optional<Quantity> exact = value.asQuantity();
    if (exact.isEmpty()) {
      tellNoNumber(derived);
      return Optional.empty();
    }
    if (derived.stated().isPresent() && !sameDimension(derived, exact.get())) {
      return Optional.empty();
    }
    Computation computation = evaluation.computationOf(derived, exact.get(), leaves);
    FactJudge judge = new FactJudge(evaluation, diagnostics, computation, derived.header().file());
    Optional<Judgement> stated = derived.stated().map(typed -> judge.judge(typed.value()));
    StatedQuantity printed =
        derived.stated().map(Located::value).orElseGet(() -> PrintedDigits.of(computation));
    return Optional.of(
        new Entry(
            derived,
            Optional.of(value),
            new Printed.Number(printed),
            inputs,
            leaves,
            stated,
            judge.quotations(derived.header().quoted()),
            ChosenEnds.of(computation, evaluation),
            markers(inputs, leaves)));
  }

  /** Returns how a value prints that is a condition, a day or an instant. */
  private static Optional<Printed> unnumbered(Value value) {
    if (value instanceof BooleanValue truth) {
      return Optional.of(new Printed.Truth(truth.value()));
    }
    if (value instanceof MomentValue moment) {
      return Optional.of(
          moment
              .day()
              .<Printed>map(Printed.Day::new)
              .orElseGet(() -> new Printed.Moment(moment.instant())));
    }
    return Optional.empty();
  }

  /** A number that is stated or quoted of what has none can never be held against anything. */
  private void tellNumbersOf(Derived derived) {
    derived.stated().ifPresent(stated -> tellNumberOf(derived, stated.span()));
    derived.header().quoted().stream()
        .filter(quotation -> quotation.quantity().isPresent())
        .forEach(quotation -> tellNumberOf(derived, quotation.text().span()));
  }

  private void tellNumberOf(Derived derived, Span number) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_TYPE,
                number,
                "a number is held against a formula that gives none")
            .withLabel(derived.formula().source().span(), "gives a condition, a day or an instant")
            .withHelp("take the number out, or write a formula that gives a number"));
  }

  private List<String> markers(SortedNames inputs, SortedNames leaves) {
    List<List<String>> ofInputs = new ArrayList<>(1);
    for (String id : inputs) {
      List<String> ofInput = entries.get(id).evidence();
      if (!ofInputs.contains(ofInput)) {
        ofInputs.add(ofInput);
      }
    }
    return evidence.derived(ofInputs, sources(leaves).size());
  }

  private List<String> sources(SortedNames leaves) {
    List<String> sources = new ArrayList<>(1);
    for (String id : leaves) {
      Optional<Located<String>> source = evaluation.fact(id).header().provenance().source();
      if (source.isPresent() && !sources.contains(source.get().value())) {
        sources.add(source.get().value());
      }
    }
    return sources;
  }

  private boolean sameDimension(Derived derived, Quantity exact) {
    Located<StatedQuantity> typed = derived.stated().orElseThrow();
    if (typed.value().unit().sameDimension(exact.unit())) {
      return true;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNIT_MISMATCH,
                typed.span(),
                "`"
                    + typed.value()
                    + "` is of "
                    + typed.value().unit().dimension()
                    + ", but the formula gives "
                    + exact.unit().dimension())
            .withLabel(derived.formula().source().span(), "gives " + exact.unit().dimension())
            .withHelp("state a unit of the formula's dimension, or mend the formula"));
    return false;
  }

  private void tellOffCalendar(Derived derived) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.CALCULATION_TOO_LARGE,
                derived.formula().source().span(),
                "the formula gives a day that no calendar reaches")
            .withHelp("add a shorter time"));
  }

  private void tellNoNumber(Derived derived) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_TYPE,
                derived.formula().source().span(),
                "the formula gives a list, not a number")
            .withHelp("take one number of it with min, max, sum, mean, median or count"));
  }
}
