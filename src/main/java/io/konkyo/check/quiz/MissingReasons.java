package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * A wrong option that does not say why it is wrong.
 *
 * <p>Source: Van der Kleij, Feskens and Eggen 2015: an explanation teaches several times what being
 * told right or wrong does; Butler and Roediger 2008: without it, wrong options are learned.
 */
public final class MissingReasons implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      for (Reason reason : Reason.of(keyed)) {
        if (reason.why().isEmpty()) {
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.MISSING_REASON,
                      reason.id().span(),
                      "`" + reason.id().value() + "` is wrong and does not say why")
                  .withHelp("add `why:` with what is wrong about it, and what is right"));
        }
      }
    }
  }
}
