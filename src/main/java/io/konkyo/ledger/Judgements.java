package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Reference;
import io.konkyo.formula.UnitChecker;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.range.InputRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** Holds against the ledger what stands beside facts: quotations, agreements, findings. */
final class Judgements {
  private final Content content;
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final Map<String, Entry> entries;
  private final Judging judging;
  private final Diagnostics diagnostics;

  Judgements(
      Content content,
      Evaluation evaluation,
      DependencyGraph graph,
      Map<String, Entry> entries,
      Judging judging,
      Diagnostics diagnostics) {
    this.content = content;
    this.evaluation = evaluation;
    this.graph = graph;
    this.entries = entries;
    this.judging = judging;
    this.diagnostics = diagnostics;
  }

  List<JudgedAgreement> agreements() {
    List<JudgedAgreement> judged = new ArrayList<>();
    content.agreements().forEach(a -> agreement(a).ifPresent(judged::add));
    return judged;
  }

  private Optional<JudgedAgreement> agreement(Agreement agreement) {
    SortedSet<String> inputs = graph.reads(agreement.model(), agreement.membership());
    Optional<String> observedId =
        evaluation.names().resolve(agreement.observed().value(), agreement.membership());
    if (observedId.isEmpty() && !evaluation.failed().contains(agreement.observed().value())) {
      tellUnknown(agreement.observed());
    }
    boolean silent =
        observedId.isEmpty()
            || evaluation.failed().contains(observedId.get())
            || inputs.stream().anyMatch(evaluation.failed()::contains);
    if (silent) {
      return Optional.empty();
    }
    FactScope scope = evaluation.scope(agreement.membership());
    Optional<Quantity> predicted =
        UnitChecker.check(agreement.model(), scope, diagnostics)
            .flatMap(type -> Evaluator.evaluate(agreement.model(), scope, diagnostics))
            .flatMap(Value::asQuantity);
    Optional<Quantity> measured = evaluation.value(observedId.get()).flatMap(Value::asQuantity);
    if (predicted.isEmpty() || measured.isEmpty()) {
      return Optional.empty();
    }
    if (!predicted.get().sameDimension(measured.get())) {
      tellUnlike(agreement, predicted.get(), measured.get());
      return Optional.empty();
    }
    Quantity prediction = predicted.get().in(measured.get().unit());
    Computation computation =
        evaluation.computation(
            agreement.model().body(), agreement.membership(), prediction, inputs);
    List<Judgement> quotations = new ArrayList<>();
    for (Quotation quotation : agreement.quoted()) {
      judging
          .quotation(quotation, Optional.of(computation), agreement.file())
          .judgement()
          .ifPresent(quotations::add);
    }
    return Optional.of(
        new JudgedAgreement(
            agreement,
            observedId.get(),
            prediction,
            measured.get(),
            JudgedAgreement.deviation(prediction, measured.get()),
            inputs,
            JudgedAgreement.isWithinTolerance(agreement, prediction, measured.get()),
            isWithinBound(agreement, computation, observedId.get(), measured.get()),
            quotations));
  }

  /**
   * A measurement beyond the prediction breaks a bound only where no rounding explains it: the
   * lowest reading of a run may round up past the mean.
   */
  private boolean isWithinBound(
      Agreement agreement, Computation computation, String observed, Quantity measured) {
    if (agreement.bound().isEmpty()) {
      return true;
    }
    Interval predicted = range(computation, measured.unit());
    Interval read =
        range(
            evaluation.computation(
                new Reference(observed, 0, 0), Optional.empty(), measured, Set.of(observed)),
            measured.unit());
    return switch (agreement.bound().get()) {
      case UPPER -> read.low().compareTo(predicted.high()) <= 0;
      case LOWER -> read.high().compareTo(predicted.low()) >= 0;
    };
  }

  private static Interval range(Computation computation, Unit unit) {
    return InputRange.of(computation, unit)
        .bounds()
        .orElseGet(() -> Interval.point(computation.exact().in(unit).value()));
  }

  List<JudgedFinding> findings() {
    List<JudgedFinding> judged = new ArrayList<>();
    for (Finding finding : content.findings()) {
      Optional<Judgement> judgement =
          Optional.ofNullable(entries.get(finding.about().value()))
              .flatMap(
                  entry ->
                      entry
                          .value()
                          .flatMap(Value::asQuantity)
                          .flatMap(q -> judge(entry, q, finding)));
      judged.add(new JudgedFinding(finding, judgement));
    }
    return judged;
  }

  private Optional<Judgement> judge(Entry entry, Quantity exact, Finding finding) {
    if (finding.isPremise() && !saysQuantityLike(finding.quoted(), exact)) {
      return Optional.empty();
    }
    Computation computation =
        entry.fact() instanceof Derived derived
            ? evaluation.computationOf(derived, exact, entry.inputs())
            : evaluation.readingOf(entry.fact(), exact, finding.quoted());
    return judging
        .quotation(finding.quoted(), Optional.of(computation), finding.file())
        .judgement();
  }

  /** A premise may be quoted in words, or with a number of another kind than the fact's. */
  private static boolean saysQuantityLike(Quotation quoted, Quantity exact) {
    return quoted.quantity().filter(q -> q.unit().sameDimension(exact.unit())).isPresent();
  }

  private void tellUnknown(io.konkyo.source.Located<String> name) {
    diagnostics.add(
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_REFERENCE,
            name.span(),
            "no fact is called `" + name.value() + "`"));
  }

  private void tellUnlike(Agreement agreement, Quantity predicted, Quantity measured) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.UNIT_MISMATCH,
                agreement.model().source().span(),
                "the model gives "
                    + predicted.unit().dimension()
                    + ", but "
                    + measured.unit().dimension()
                    + " was observed")
            .withLabel(agreement.observed().span(), "is " + measured)
            .withHelp("mend the model, or observe a fact of its dimension"));
  }
}
