package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Ledger;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** A text that rests on other facts in one language than in the source language. */
public final class UnlikeLocales implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    String source = input.content().site().localeTags().get(0);
    ContentTexts.each(
        input.content(),
        place -> {
          Optional<Wording> original = place.text().in(source);
          if (original.isEmpty() || !isUnderstood(original.get(), input.ledger())) {
            return;
          }
          for (Wording other : place.text().byLocale().values()) {
            if (!other.locale().equals(source) && isUnderstood(other, input.ledger())) {
              compare(place.path(), original.get(), other, diagnostics);
            }
          }
        });
  }

  /** What a text binds is not known while a placeholder of it is told to be faulty. */
  private static boolean isUnderstood(Wording wording, Ledger ledger) {
    return wording.placeholders().size()
            == wording.markdown().inlines(Inline.Placeholder.class).size()
        && facts(wording).stream().allMatch(ledger::knows);
  }

  private static void compare(
      String path, Wording original, Wording other, Diagnostics diagnostics) {
    SortedSet<String> missing = new TreeSet<>(facts(original));
    missing.removeAll(facts(other));
    SortedSet<String> extra = new TreeSet<>(facts(other));
    extra.removeAll(facts(original));
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

  private static SortedSet<String> facts(Wording wording) {
    SortedSet<String> facts = new TreeSet<>();
    for (Token token : wording.placeholders().values()) {
      facts.addAll(token.names());
    }
    return facts;
  }
}
