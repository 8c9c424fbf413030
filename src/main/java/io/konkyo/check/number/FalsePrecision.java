package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Derived;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.Judgement;

/** A number we state with more digits than its inputs carry. */
public final class FalsePrecision implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      entry
          .stated()
          .filter(judgement -> judgement.flags().contains(Flag.FALSE_PRECISION))
          .ifPresent(judgement -> diagnostics.add(describe((Derived) entry.fact(), judgement)));
    }
  }

  private static Diagnostic describe(Derived derived, Judgement judgement) {
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.FALSE_PRECISION,
                derived.stated().orElseThrow().span(),
                "`" + derived.id() + "` is stated with more digits than its inputs carry")
            .withLabel(
                derived.formula().source().span(), "is exactly " + NumberChecks.exact(judgement));
    return judgement
        .range()
        .map(range -> diagnostic.withNote(allowed(range, judgement)))
        .orElse(diagnostic)
        .withHelp(
            "state fewer digits, or insist with `allow: [{rule: false-precision, reason: {…}}]`");
  }

  private static String allowed(Interval range, Judgement judgement) {
    String unit = judgement.printed().unit().symbol();
    int decimals = Math.max(0, judgement.printed().number().decimals());
    return "the inputs' rounding allows "
        + Rounding.HALF_UP.toDecimal(range.low(), decimals)
        + " up to "
        + Rounding.HALF_UP.toDecimal(range.high(), decimals)
        + (unit.isEmpty() ? "" : " " + unit);
  }
}
