package io.konkyo.check.redundancy;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Bound;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedAgreement;

/** A measurement on the wrong side of a prediction that bounds it, beyond all rounding. */
public final class CrossedBounds implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (JudgedAgreement judged : input.ledger().agreements()) {
      if (!judged.withinBound()) {
        diagnostics.add(describe(judged, judged.agreement().bound().orElseThrow()));
      }
    }
  }

  private static Diagnostic describe(JudgedAgreement judged, Bound bound) {
    Agreement agreement = judged.agreement();
    return Diagnostic.of(
            DiagnosticCode.CROSSED_BOUND,
            agreement.observed().span(),
            "the measurement of `" + agreement.id().value() + "` " + verb(bound) + " its bound")
        .withAt("measured " + NumberChecks.exact(judged.measured()))
        .withLabel(
            agreement.model().source().span(), "predicts " + DisagreeingModels.predicted(judged))
        .withNote("the rounding of the inputs does not explain it")
        .withHelp("correct a raw value or the model, or remove `bound`");
  }

  private static String verb(Bound bound) {
    return switch (bound) {
      case UPPER -> "exceeds";
      case LOWER -> "falls below";
    };
  }
}
