package io.konkyo.check.language;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.LocaleSheet;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.spelling.NearestName;
import io.konkyo.text.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Catalogues of phrases: keys that nobody asks for, keys a language lacks, and blanks that are
 * filled and not there, or there and never filled.
 */
public final class Phrases implements Check {
  private static final String REFERENCE = "en";
  private static final Pattern BLANK = Pattern.compile("\\{\\w*}");
  private static final Pattern FREE_FORM = Pattern.compile("(?:unit|price)\\.\\S+");
  private static final int SHOWN = 5;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Map<String, String> phrases = Catalogue.phrases(REFERENCE);
    Map<String, String> forms = Catalogue.forms(REFERENCE);
    for (Located<String> locale : input.content().site().locales()) {
      Optional<LocaleSheet> sheet =
          Optional.ofNullable(input.content().locales().get(locale.value()));
      sheet.ifPresent(
          own -> {
            own.phrases().values().forEach(phrase -> judge(phrase, phrases, diagnostics));
            own.forms().values().forEach(form -> judge(form, forms, diagnostics));
          });
      if (Catalogue.ownPhrases(locale.value()).isEmpty()) {
        tellMissing(locale, sheet, phrases, diagnostics);
      }
    }
  }

  private static void judge(
      LocaleSheet.Phrase phrase, Map<String, String> known, Diagnostics diagnostics) {
    String key = phrase.key().value();
    String reference = known.get(key);
    if (reference == null && FREE_FORM.matcher(key).matches() && known.containsKey("day")) {
      reference = "{}";
    }
    if (reference == null) {
      diagnostics.add(unknown(phrase.key(), known.keySet()));
      return;
    }
    Set<String> wanted = blanks(reference);
    if (!blanks(phrase.text().value()).equals(wanted)) {
      diagnostics.add(unlike(phrase, wanted));
    }
  }

  /** Returns the blanks of a phrase; a month or a minute may be filled with a zero before it. */
  private static Set<String> blanks(String phrase) {
    Set<String> blanks = new TreeSet<>();
    BLANK
        .matcher(phrase)
        .results()
        .map(MatchResult::group)
        .map(blank -> blank.replaceAll("2}$", "}"))
        .forEach(blanks::add);
    return blanks;
  }

  private static Diagnostic unknown(Located<String> key, Set<String> known) {
    return Diagnostic.of(
            DiagnosticCode.UNKNOWN_PHRASE, key.span(), "no page asks for `" + key.value() + "`")
        .withHelp(
            NearestName.of(key.value(), known)
                .map(near -> "write `" + near + "`")
                .orElse("remove it; `konkyo help unknown-phrase` says where the keys stand"));
  }

  private static Diagnostic unlike(LocaleSheet.Phrase phrase, Set<String> wanted) {
    return Diagnostic.of(
            DiagnosticCode.PHRASE_BLANKS,
            phrase.text().span(),
            "`" + phrase.key().value() + "` has other blanks than are filled")
        .withHelp(
            wanted.isEmpty()
                ? "remove what stands in braces"
                : "use each of " + String.join(" ", wanted) + ", in any order");
  }

  private static void tellMissing(
      Located<String> locale,
      Optional<LocaleSheet> sheet,
      Map<String, String> phrases,
      Diagnostics diagnostics) {
    Set<String> missing = new TreeSet<>(phrases.keySet());
    sheet.ifPresent(own -> missing.removeAll(own.phrases().keySet()));
    if (missing.isEmpty()) {
      return;
    }
    List<String> shown = missing.stream().limit(SHOWN).toList();
    String more = missing.size() > SHOWN ? ", and " + (missing.size() - SHOWN) + " more" : "";
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MISSING_PHRASE,
                locale.span(),
                "pages in `" + locale.value() + "` say " + count(missing.size()) + " in English")
            .withNote("missing: " + String.join(", ", shown) + more)
            .withHelp("write them in locales/" + locale.value() + ".yml, under `phrases`"));
  }

  private static String count(int phrases) {
    return phrases == 1 ? "one phrase" : phrases + " phrases";
  }
}
