package io.konkyo.check.translation;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.TranslationState;

/** A text about figures that no longer stand to each other as they did when it was reviewed. */
public final class ReversedComparisons implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Severity severity = input.content().site().strict() ? Severity.ERROR : Severity.WARNING;
    input.translations().judged().stream()
        .filter(judged -> judged.state() == TranslationState.REVERSED)
        .map(judged -> describe(judged).withSeverity(severity))
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(JudgedTranslation judged) {
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.REVERSED_COMPARISON,
                judged.text().translation().source().span(),
                "facts of this `"
                    + judged.text().locale()
                    + "` text compare otherwise than at its review")
            .withLabel(judged.text().original().source().span(), "may no longer be true either");
    for (String reversal : judged.reversals()) {
      diagnostic = diagnostic.withNote(reversal);
    }
    return diagnostic.withHelp(
        "read both texts again, mend what is no longer true, then `konkyo translate review "
            + judged.text().address()
            + "`");
  }
}
