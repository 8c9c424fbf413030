package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.markdown.Inline;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Span;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Letters that a language is not written in: kana in a Korean text, Hangul in a Japanese one. What
 * stands in quotation marks, brackets, code or a declared term is left alone.
 *
 * <p>Source: research on localisation, section 5.3, script.
 */
public final class WrongScripts implements Check {
  private static final Pattern ASIDE =
      Pattern.compile("\\([^()]*\\)|（[^（）]*）|\"[^\"]*\"|“[^“”]*”|‘[^‘’]*’|「[^「」]*」|『[^『』]*』");
  private static final Set<UnicodeScript> ANY =
      Set.of(UnicodeScript.COMMON, UnicodeScript.INHERITED, UnicodeScript.UNKNOWN);

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    LocaleWords words = LocaleWords.of(input);
    Set<String> terms = new TreeSet<>(input.content().terms().keySet());
    ContentTexts.eachWording(
        input.content(),
        (place, wording) ->
            words
                .of(wording.locale())
                .map(WordLists::scripts)
                .filter(scripts -> !scripts.isEmpty())
                .flatMap(scripts -> find(wording, scripts, terms))
                .map(found -> describe(place.path(), wording.locale(), found))
                .ifPresent(diagnostics::add));
  }

  /** A run of letters of one script. */
  private record Found(UnicodeScript script, Span span) {}

  private static Optional<Found> find(
      Wording wording, List<UnicodeScript> scripts, Set<String> terms) {
    String text = wording.source().text();
    if (text.codePoints().allMatch(letter -> isOf(letter, scripts))) {
      return Optional.empty();
    }
    for (Inline.Words words : wording.markdown().inlines(Inline.Words.class)) {
      String own = withoutAsides(words.text(), terms);
      int at = 0;
      while (at < own.length()) {
        int letter = own.codePointAt(at);
        if (!isOf(letter, scripts)) {
          UnicodeScript script = UnicodeScript.of(letter);
          int end = at;
          while (end < own.length() && UnicodeScript.of(own.codePointAt(end)) == script) {
            end += Character.charCount(own.codePointAt(end));
          }
          Span span = wording.source().span(words.places().start(at), words.places().end(end));
          return Optional.of(new Found(script, span));
        }
        at += Character.charCount(letter);
      }
    }
    return Optional.empty();
  }

  private static boolean isOf(int letter, List<UnicodeScript> scripts) {
    UnicodeScript script = UnicodeScript.of(letter);
    return !Character.isLetter(letter) || ANY.contains(script) || scripts.contains(script);
  }

  private static String withoutAsides(String text, Set<String> terms) {
    String own = ASIDE.matcher(text).replaceAll(aside -> " ".repeat(aside.group().length()));
    for (String term : terms) {
      own = own.replace(term, " ".repeat(term.length()));
    }
    return own;
  }

  private static Diagnostic describe(String path, String locale, Found found) {
    return Diagnostic.of(
            DiagnosticCode.WRONG_SCRIPT,
            found.span(),
            "`" + path + "` has letters in `" + locale + "` that the language is not written in")
        .withAt("is " + found.script().name().toLowerCase(Locale.ROOT).replace('_', ' '))
        .withHelp(
            "write the text of `"
                + locale
                + "` here; put a name that stays as it is in quotation marks, or declare it in"
                + " terms.yml");
  }
}
