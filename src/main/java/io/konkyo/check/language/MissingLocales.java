package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Text;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/** A text that is not written in one of the site's languages. */
public final class MissingLocales implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.each(
        input.content(),
        place -> {
          for (String locale : input.content().site().localeTags()) {
            if (place.text().in(locale).isEmpty()) {
              diagnostics.add(describe(place.path(), place.text(), locale));
            }
          }
        });
  }

  private static Diagnostic describe(String path, Text text, String locale) {
    return Diagnostic.of(
            DiagnosticCode.MISSING_LOCALE,
            text.span(),
            "`" + path + "` is not written in `" + locale + "`")
        .withHelp("add `" + locale + ":` beside the other languages");
  }
}
