package io.konkyo.text;

import io.konkyo.content.Content;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.CountedThing;
import io.konkyo.content.Term;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Ledger;
import io.konkyo.source.Located;
import io.konkyo.text.korean.ReadingLexicon;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Every text of a site, printed once in every locale it is written in. */
public final class LocalizedTexts {
  private final Map<Wording, PrintedText> printed = new IdentityHashMap<>();
  private final Map<String, FactPrinter> facts = new HashMap<>();
  private final Map<String, ReadingLexicon> readings = new HashMap<>();
  private final ProseScanner scanner;

  private LocalizedTexts(Content content) {
    this.scanner = new ProseScanner(content.terms().keySet());
    for (String locale : content.site().localeTags()) {
      facts.put(locale, new FactPrinter(locale, content.counted(), content.forms(locale)));
    }
  }

  /** Prints the texts of a site; what cannot be printed is told. */
  public static LocalizedTexts print(Content content, Ledger ledger, Diagnostics diagnostics) {
    LocalizedTexts texts = new LocalizedTexts(content);
    Map<String, TextPrinter> printers = new HashMap<>();
    for (String locale : content.site().localeTags()) {
      ReadingLexicon readings = lexicon(content, locale, diagnostics);
      texts.readings.put(locale, readings);
      printers.put(
          locale,
          new TextPrinter(
              new TokenPrinter(ledger, texts.facts.get(locale)),
              new ParticleChooser(locale, readings),
              texts.scanner,
              diagnostics));
    }
    ContentTexts.each(
        content,
        place ->
            place
                .text()
                .byLocale()
                .forEach(
                    (locale, wording) ->
                        texts.printed.put(wording, printers.get(locale).print(wording))));
    return texts;
  }

  /** Returns a text as printed in a locale; empty where it is not written in it. */
  public Optional<PrintedText> in(String locale, Text text) {
    return text.in(locale).map(printed::get);
  }

  /** Returns what prints facts in a locale. */
  public FactPrinter facts(String locale) {
    return facts.get(locale);
  }

  /** Returns how names are read aloud in a locale. */
  public ReadingLexicon readings(String locale) {
    return readings.get(locale);
  }

  public ProseScanner scanner() {
    return scanner;
  }

  /** Returns how names are read aloud, which only Korean asks for. */
  private static ReadingLexicon lexicon(Content content, String locale, Diagnostics diagnostics) {
    ReadingLexicon lexicon = ReadingLexicon.builtIn();
    if (!ParticleChooser.isKorean(locale)) {
      return lexicon;
    }
    for (Term term : content.terms().values()) {
      Located<String> reading = term.readings().get(locale);
      if (reading != null && isReading(reading, diagnostics)) {
        lexicon = lexicon.withTerm(term.printed().value(), reading.value());
      }
    }
    for (CountedThing thing : content.counted().values()) {
      Located<String> reading = thing.readings().get(locale);
      String counter = thing.counters().get(locale);
      if (reading != null && isReading(reading, diagnostics)) {
        lexicon = lexicon.withTerm(counter == null ? thing.symbol() : counter, reading.value());
      }
    }
    return lexicon;
  }

  private static boolean isReading(Located<String> reading, Diagnostics diagnostics) {
    if (ReadingLexicon.isReading(reading.value())) {
      return true;
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                reading.span(),
                "`" + reading.value() + "` is no Korean reading")
            .withHelp("write in Hangul how it is read aloud, as 레디스 for Redis"));
    return false;
  }
}
