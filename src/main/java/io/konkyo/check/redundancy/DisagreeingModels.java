package io.konkyo.check.redundancy;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Agreement;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;

/** A prediction and a measurement farther apart than their tolerance. */
public final class DisagreeingModels implements Check {
  private static final int DECIMALS = 3;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    input.ledger().agreements().stream()
        .filter(judged -> !judged.withinTolerance())
        .map(DisagreeingModels::describe)
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(JudgedAgreement judged) {
    Agreement agreement = judged.agreement();
    String deviation = Rounding.HALF_UP.toDecimal(percent(judged.deviation()), DECIMALS);
    return Diagnostic.of(
            DiagnosticCode.MODEL_DISAGREES,
            agreement.model().source().span(),
            "prediction and measurement of `" + agreement.id().value() + "` disagree")
        .withAt("predicts " + predicted(judged))
        .withLabel(agreement.observed().span(), "measured " + NumberChecks.exact(judged.measured()))
        .withLabel(agreement.tolerance().span(), "allows " + agreement.tolerance().value())
        .withNote("the measurement deviates from the prediction by " + deviation + " %")
        .withHelp("correct a raw value or the model; widen the tolerance only with a reason");
  }

  /** Returns the prediction with a few decimals and its unit. */
  static String predicted(JudgedAgreement judged) {
    return Rounding.HALF_UP.toDecimal(judged.predicted().value(), DECIMALS)
        + " "
        + judged.predicted().unit().symbol();
  }

  private static Rational percent(Rational ratio) {
    return ratio.times(Rational.of(100));
  }
}
