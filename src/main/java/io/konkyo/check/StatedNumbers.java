package io.konkyo.check;

import io.konkyo.content.fact.Derived;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;

/** A number we state that does not follow from its formula. */
final class StatedNumbers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      entry
          .stated()
          .filter(judgement -> judgement.verdict() != Verdict.PASS)
          .ifPresent(judgement -> diagnostics.add(describe(entry, judgement, input)));
    }
  }

  private static Diagnostic describe(Entry entry, Judgement judgement, CheckInput input) {
    Derived derived = (Derived) entry.fact();
    Located<StatedQuantity> stated = derived.stated().orElseThrow();
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.STATED_NUMBER,
                stated.span(),
                "stated number does not follow from its formula")
            .withAt("stated as " + stated.value())
            .withLabel(
                derived.formula().source().span(), "is exactly " + NumberChecks.exact(judgement));
    for (String id : entry.inputs()) {
      diagnostic = withInput(diagnostic, id, input);
    }
    return NumberChecks.explain(diagnostic, judgement);
  }

  private static Diagnostic withInput(Diagnostic diagnostic, String id, CheckInput input) {
    return input
        .ledger()
        .entry(id)
        .map(e -> diagnostic.withNote("input `" + id + "` at " + e.fact().span()))
        .orElse(diagnostic);
  }
}
