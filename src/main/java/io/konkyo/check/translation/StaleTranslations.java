package io.konkyo.check.translation;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.TranslationState;

/** A translation whose source text has changed since the two were read side by side. */
public final class StaleTranslations implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    input.translations().judged().stream()
        .filter(judged -> judged.state() == TranslationState.STALE)
        .map(StaleTranslations::describe)
        .forEach(diagnostics::add);
  }

  private static Diagnostic describe(JudgedTranslation judged) {
    return Diagnostic.of(
            DiagnosticCode.STALE_TRANSLATION,
            judged.text().translation().source().span(),
            "the source of this `" + judged.text().locale() + "` text has changed since its review")
        .withLabel(judged.text().original().source().span(), "changed since")
        .withHelp(
            "`konkyo translate diff "
                + judged.text().address()
                + "` shows the change; mend the translation, then `konkyo translate review "
                + judged.text().address()
                + "`");
  }
}
