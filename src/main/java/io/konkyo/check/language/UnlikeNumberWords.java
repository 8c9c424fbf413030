package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Rational;
import java.util.HashSet;
import java.util.Set;

/**
 * A number that a translation states in words, as 三倍, and its source does not state at all. One is
 * free: many languages say it where others have an article or nothing.
 */
public final class UnlikeNumberWords implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    String source = input.content().site().sourceLocale();
    if (!NumberWords.knows(source)) {
      return;
    }
    ContentTexts.each(
        input.content(),
        place ->
            place
                .text()
                .in(source)
                .ifPresent(original -> check(place.text(), original, diagnostics)));
  }

  private static void check(Text text, Wording original, Diagnostics diagnostics) {
    Set<Rational> stated = new HashSet<>();
    for (Wording other : text.byLocale().values()) {
      if (other == original || !NumberWords.knows(other.locale())) {
        continue;
      }
      if (stated.isEmpty()) {
        stated.add(Rational.ONE);
        stated.addAll(values(original));
      }
      compare(original, other, stated, diagnostics);
    }
  }

  private static Set<Rational> values(Wording wording) {
    Set<Rational> values = new HashSet<>();
    for (Inline.Words piece : wording.markdown().inlines(Inline.Words.class)) {
      NumberWords.hintedIn(piece.text()).forEach(found -> values.add(found.value()));
    }
    return values;
  }

  private static void compare(
      Wording original, Wording other, Set<Rational> stated, Diagnostics diagnostics) {
    Set<Rational> told = new HashSet<>(stated);
    for (Inline.Words piece : other.markdown().inlines(Inline.Words.class)) {
      for (NumberWords.Stated found : NumberWords.in(piece.text())) {
        if (told.add(found.value())) {
          diagnostics.add(describe(original, other, piece, found));
        }
      }
    }
  }

  private static Diagnostic describe(
      Wording original, Wording other, Inline.Words piece, NumberWords.Stated found) {
    return Diagnostic.of(
            DiagnosticCode.UNLIKE_NUMBER_WORDS,
            other.source().span(piece.places().start(found.from()), piece.places().end(found.to())),
            "the source does not say `"
                + piece.text().substring(found.from(), found.to())
                + "`, which is "
                + found.value())
        .withLabel(original.source().span(), "the text it is held against")
        .withHelp("say the same number in every language, or print a fact");
  }
}
