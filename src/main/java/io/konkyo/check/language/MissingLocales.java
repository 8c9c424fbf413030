package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Text;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.edition.Edition;
import io.konkyo.source.Span;
import java.util.HashSet;
import java.util.Set;

/** A text that is not written in a language whose readers are shown it. */
public final class MissingLocales implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Edition edition : input.editions().all()) {
      // What members of a family share is one text to its author.
      Set<Span> told = new HashSet<>();
      ContentTexts.each(
          edition.content(),
          place -> {
            Text text = place.text();
            if (text.in(edition.locale()).isEmpty() && told.add(text.span())) {
              diagnostics.add(describe(place, edition));
            }
          });
    }
  }

  private static Diagnostic describe(ContentTexts.Place place, Edition edition) {
    String locale = edition.locale();
    Diagnostic missing =
        Diagnostic.of(
                DiagnosticCode.MISSING_LOCALE,
                place.text().span(),
                "`" + place.path() + "` is not written in `" + locale + "`")
            .withHelp("add `" + locale + ":` beside the other languages");
    return edition
        .reason(place.path())
        .map(reason -> missing.withNote("needed in `" + locale + "`: " + reason))
        .orElse(missing);
  }
}
