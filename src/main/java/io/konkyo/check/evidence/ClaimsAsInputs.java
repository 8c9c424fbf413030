package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Given;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;

/** A derived fact that rests on what somebody merely asserts or expects. */
public final class ClaimsAsInputs implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (!(entry.fact() instanceof Derived derived)) {
        continue;
      }
      for (String id : entry.inputs()) {
        Entry read = input.ledger().entries().get(id);
        if (read != null && read.fact() instanceof Given given && given.role().isAsserted()) {
          diagnostics.add(describe(derived, given));
        }
      }
    }
  }

  private static Diagnostic describe(Derived derived, Given given) {
    return Diagnostic.of(
            DiagnosticCode.CLAIM_AS_INPUT,
            derived.formula().source().span(),
            "`"
                + derived.id()
                + "` is computed from the "
                + given.role().id()
                + " `"
                + given.id()
                + "`")
        .withLabel(given.span(), "given as a " + given.role().id())
        .withHelp(
            "use a measured or given value, or insist with `allow: [{rule: claim-as-input, reason:"
                + " {…}}]`");
  }
}
