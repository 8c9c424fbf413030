package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Ledger;
import java.util.SortedSet;
import java.util.TreeSet;

/** A text that rests on other facts in one language than in the source language. */
public final class UnlikeLocales implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.eachTranslation(
        input.content(),
        pair -> {
          if (isUnderstood(pair.source(), input.ledger())
              && isUnderstood(pair.other(), input.ledger())) {
            compare(pair.path(), pair.source(), pair.other(), diagnostics);
          }
        });
  }

  /** What a text binds is not known while a placeholder of it is told to be faulty. */
  private static boolean isUnderstood(Wording wording, Ledger ledger) {
    return wording.placeholders().size()
            == wording.markdown().inlines(Inline.Placeholder.class).size()
        && wording.names().stream().allMatch(ledger::knows);
  }

  private static void compare(
      String path, Wording original, Wording other, Diagnostics diagnostics) {
    SortedSet<String> missing = new TreeSet<>(original.names());
    missing.removeAll(other.names());
    SortedSet<String> extra = new TreeSet<>(other.names());
    extra.removeAll(original.names());
    if (missing.isEmpty() && extra.isEmpty()) {
      return;
    }
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.UNLIKE_LOCALES,
                other.source().span(),
                "`"
                    + path
                    + "` binds other facts in `"
                    + other.locale()
                    + "` than in `"
                    + original.locale()
                    + "`")
            .withLabel(original.source().span(), "the text it is held against");
    if (!missing.isEmpty()) {
      diagnostic = diagnostic.withNote("missing: " + String.join(", ", missing));
    }
    if (!extra.isEmpty()) {
      diagnostic = diagnostic.withNote("only here: " + String.join(", ", extra));
    }
    diagnostics.add(diagnostic.withHelp("bind the same facts in every language"));
  }
}
