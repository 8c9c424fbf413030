package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.regex.Pattern;

/**
 * A translation that is its source, letter for letter. Names and short labels are often the same in
 * two languages, sentences are not: three words in small letters make it one.
 *
 * <p>Source: research on localisation, section 5.3, script.
 */
public final class UntranslatedTexts implements Check {
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}.:_-])\\p{Ll}{2,}(?![\\p{L}\\p{N}:_-])");
  private static final int WORDS_OF_A_SENTENCE = 3;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    ContentTexts.eachTranslation(
        input.content(),
        pair -> {
          if (isCopy(pair) && words(pair.source()) >= WORDS_OF_A_SENTENCE) {
            diagnostics.add(describe(pair.path(), pair.source(), pair.other()));
          }
        });
  }

  private static boolean isCopy(ContentTexts.Translation pair) {
    return pair.other().source().text().strip().equals(pair.source().source().text().strip());
  }

  private static long words(Wording wording) {
    return wording.markdown().inlines(Inline.Words.class).stream()
        .mapToLong(words -> WORD.matcher(words.text()).results().count())
        .sum();
  }

  private static Diagnostic describe(String path, Wording original, Wording other) {
    return Diagnostic.of(
            DiagnosticCode.UNTRANSLATED_TEXT,
            other.source().span(),
            "`" + path + "` in `" + other.locale() + "` is a copy of `" + original.locale() + "`")
        .withLabel(original.source().span(), "the same text")
        .withHelp("translate it");
  }
}
