package io.konkyo.check.translation;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.translation.JudgedTranslation;
import io.konkyo.translation.TranslationState;
import io.konkyo.translation.Translations;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A translation that nobody has reviewed as it is now: it is new, or was edited since. A language
 * is watched once anything in it was reviewed; a file without any review is told once, and nothing
 * is said of a file whose reviews cannot be read.
 */
public final class UnreviewedTranslations implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Translations translations = input.translations();
    Map<List<String>, List<JudgedTranslation>> files = new LinkedHashMap<>();
    for (JudgedTranslation judged : translations.judged()) {
      boolean known = !translations.locks().isDamaged(judged.text().file());
      if (known && translations.watched().contains(judged.text().locale())) {
        files
            .computeIfAbsent(
                List.of(judged.text().file(), judged.text().locale()), key -> new ArrayList<>())
            .add(judged);
      }
    }
    files.values().forEach(file -> file(file, diagnostics));
  }

  private static void file(List<JudgedTranslation> file, Diagnostics diagnostics) {
    boolean untouched =
        file.size() > 1 && file.stream().allMatch(j -> j.state() == TranslationState.NEW);
    if (untouched) {
      diagnostics.add(describe(file));
      return;
    }
    for (JudgedTranslation judged : file) {
      if (judged.state() == TranslationState.NEW) {
        diagnostics.add(describe(judged, "has not been reviewed", "its source"));
      } else if (judged.state() == TranslationState.EDITED) {
        boolean both = !judged.sourceThen().equals(Optional.of(judged.text().source()));
        diagnostics.add(
            describe(
                judged,
                "was edited since its review",
                both ? "its source, edited too" : "its source"));
      }
    }
  }

  private static Diagnostic describe(List<JudgedTranslation> file) {
    JudgedTranslation first = file.get(0);
    return Diagnostic.of(
            DiagnosticCode.UNREVIEWED_TRANSLATION,
            first.text().translation().source().span(),
            "none of the "
                + file.size()
                + " `"
                + first.text().locale()
                + "` texts of this file has been reviewed")
        .withHelp(
            "read them beside their source, then `konkyo translate review "
                + first.text().shownFile()
                + "`");
  }

  private static Diagnostic describe(JudgedTranslation judged, String what, String source) {
    return Diagnostic.of(
            DiagnosticCode.UNREVIEWED_TRANSLATION,
            judged.text().translation().source().span(),
            "this `" + judged.text().locale() + "` text " + what)
        .withLabel(judged.text().original().source().span(), source)
        .withHelp(
            "read the two side by side, then `konkyo translate review "
                + judged.text().address()
                + "`");
  }
}
