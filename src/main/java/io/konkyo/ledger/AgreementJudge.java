package io.konkyo.ledger;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Family;
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
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import io.konkyo.spelling.NearestName;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.range.InputRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

/** Holds predictions beside their measurements. */
final class AgreementJudge {
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final Diagnostics diagnostics;

  AgreementJudge(Evaluation evaluation, DependencyGraph graph, Diagnostics diagnostics) {
    this.evaluation = evaluation;
    this.graph = graph;
    this.diagnostics = diagnostics;
  }

  /** Returns the outcome; empty if it cannot be judged, which is told. */
  Optional<JudgedAgreement> judge(Agreement agreement) {
    SortedSet<String> inputs = graph.reads(agreement.model(), agreement.membership());
    Optional<String> observed = observed(agreement);
    if (observed.isEmpty() || evaluation.readsFailed(agreement.model(), inputs)) {
      return Optional.empty();
    }
    Optional<Quantity> measured = measured(agreement, observed.get());
    Optional<Quantity> predicted = predicted(agreement);
    if (measured.isEmpty() || predicted.isEmpty()) {
      return Optional.empty();
    }
    if (!predicted.get().sameDimension(measured.get())) {
      tellUnlike(agreement, predicted.get(), measured.get());
      return Optional.empty();
    }
    Quantity prediction = predicted.get().in(measured.get().unit());
    return Optional.of(compare(agreement, observed.get(), prediction, measured.get(), inputs));
  }

  private JudgedAgreement compare(
      Agreement agreement,
      String observed,
      Quantity prediction,
      Quantity measured,
      SortedSet<String> inputs) {
    Computation computation =
        evaluation.computation(
            agreement.model().body(),
            agreement.membership(),
            prediction,
            evaluation.leavesUnder(inputs));
    return new JudgedAgreement(
        agreement,
        observed,
        prediction,
        measured,
        JudgedAgreement.deviation(prediction, measured),
        inputs,
        JudgedAgreement.isWithinTolerance(agreement, prediction, measured),
        isWithinBound(agreement, computation, observed, measured),
        quotations(agreement, computation));
  }

  private List<Judgement> quotations(Agreement agreement, Computation computation) {
    FactJudge judge = new FactJudge(evaluation, diagnostics, computation, agreement.file());
    List<Judgement> judged = new ArrayList<>();
    for (Quotation quotation : agreement.quoted()) {
      judge.quotation(quotation).judgement().ifPresent(judged::add);
    }
    return judged;
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
                new Reference(observed, 0, 0),
                Optional.empty(),
                measured,
                evaluation.leavesUnder(Set.of(observed))),
            measured.unit());
    return switch (agreement.bound().get()) {
      case UPPER -> read.low().compareTo(predicted.high()) <= 0;
      case LOWER -> read.high().compareTo(predicted.low()) >= 0;
    };
  }

  private static Interval range(Computation computation, Unit unit) {
    return InputRange.of(computation)
        .in(unit)
        .bounds()
        .orElseGet(() -> Interval.point(computation.exact().in(unit).value()));
  }

  /** Returns the fact that is observed; one whose own fault has been told is passed over. */
  private Optional<String> observed(Agreement agreement) {
    String name = agreement.observed().value();
    Optional<String> fact = evaluation.names().resolve(name, agreement.membership());
    if (evaluation.isFailed(fact.orElse(name))) {
      return Optional.empty();
    }
    Optional<Family> family = evaluation.names().family(name);
    if (fact.isEmpty() && family.isPresent()) {
      tellFamily(agreement.observed(), family.get());
    } else if (fact.isEmpty()) {
      tellUnknown(agreement.observed());
    }
    return fact;
  }

  private Optional<Quantity> measured(Agreement agreement, String observed) {
    Optional<Quantity> measured = evaluation.value(observed).flatMap(Value::asQuantity);
    if (measured.isEmpty()) {
      tell(
          DiagnosticCode.WRONG_TYPE,
          agreement.observed().span(),
          "`" + observed + "` is no number that could be predicted",
          "observe a measured number");
    }
    return measured;
  }

  private Optional<Quantity> predicted(Agreement agreement) {
    FactScope scope = evaluation.scope(agreement.membership());
    Optional<Value> value =
        UnitChecker.check(agreement.model(), scope, diagnostics)
            .flatMap(type -> Evaluator.evaluate(agreement.model(), scope, diagnostics));
    Optional<Quantity> predicted = value.flatMap(Value::asQuantity);
    if (value.isPresent() && predicted.isEmpty()) {
      tell(
          DiagnosticCode.WRONG_TYPE,
          agreement.model().source().span(),
          "the model gives no single number",
          "take one number of a list with min, max, sum, mean or median");
    }
    return predicted;
  }

  private void tellFamily(Located<String> observed, Family family) {
    tell(
        DiagnosticCode.WRONG_TYPE,
        observed.span(),
        "`" + family.id().value() + "` is a family of facts",
        "add `over: "
            + family.axis()
            + "` to hold it member by member, or observe one member, such as `"
            + family.members().get(0)
            + "`");
  }

  private void tellUnknown(Located<String> name) {
    tell(
        DiagnosticCode.UNKNOWN_REFERENCE,
        name.span(),
        "no fact is called `" + name.value() + "`",
        NearestName.help(name.value(), evaluation.names().all())
            .orElse("record a fact of that id, or correct the name"));
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
            .withLabel(agreement.observed().span(), "is of " + measured.unit().dimension())
            .withHelp("mend the model, or observe a fact of its dimension"));
  }

  private void tell(DiagnosticCode code, Span place, String message, String help) {
    diagnostics.add(Diagnostic.of(code, place, message).withHelp(help));
  }
}
