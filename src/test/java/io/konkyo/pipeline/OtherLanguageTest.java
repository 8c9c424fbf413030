package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.site.UiWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A site in a language of which nothing is built in: all of it is data. */
class OtherLanguageTest {
  @TempDir private Path folder;

  @Test
  void aLanguageWithoutAnythingBuiltInNeedsALocaleFileOnly() throws IOException {
    site("Der Unterschied beträgt etwa ${step}.", "The difference is about ${step}.");
    write("locales/de.yml", phrases() + FORMS + WORDS);

    assertEquals(List.of(), codes());
    String page = Files.readString(folder.resolve("site/de/page.html"));
    assertTrue(page.contains("lang=\"de\""));
    assertTrue(page.contains("etwa <a"), page);
    assertTrue(page.contains("0.20\u00a0Sekunden"), page);
    String ledger = Files.readString(folder.resolve("site/de/ledger-times.html"));
    assertTrue(ledger.contains("§"));
    for (String phrase : List.of("ledger.exact", "frame.skip")) {
      String english = UiWords.of("en", Map.of()).getOrDefault(phrase, "no such phrase");
      assertFalse(ledger.contains(">" + english + "<"), english);
    }
  }

  @Test
  void itsWordsAreHeldAgainstThoseOfTheSource() throws IOException {
    site("Der Unterschied beträgt ${step}.", "The difference is about ${step}.");
    write("locales/de.yml", phrases() + FORMS + WORDS);
    assertEquals(List.of(DiagnosticCode.UNLIKE_HEDGES), codes());

    site("Der Unterschied ist keineswegs ${step}.", "The difference is ${step}.");
    assertEquals(List.of(DiagnosticCode.UNLIKE_POLARITY), codes());
  }

  @Test
  void whatItLacksIsToldInOneMessage() throws IOException {
    site("Der Unterschied ist ${step}.", "The difference is ${step}.");

    assertEquals(List.of(DiagnosticCode.MISSING_PHRASE), codes());
  }

  @Test
  void wordsOfALanguageThatIsBuiltInCanBeReplaced() throws IOException {
    site("Der Unterschied ist ${step}.", "The difference is about ${step}.");
    write("locales/de.yml", phrases() + FORMS + WORDS);
    write("locales/en.yml", "replaces: [approximate]\n");

    assertEquals(List.of(), codes());
  }

  private static final String FORMS = "forms:\n  unit.s: \"{}\u00a0Sekunden\"\n";
  private static final String WORDS =
      """
      words:
        approximate: ["etwa {}", "rund {}"]
        approximate-loosely: [ungefähr]
        denial: [nicht, "kein*", nie]
      scripts: [Latin]
      """;

  private static String phrases() {
    return "phrases:\n"
        + UiWords.of("en", Map.of()).entrySet().stream()
            .map(phrase -> "  " + phrase.getKey() + ": '§" + phrase.getValue().replace("'", "''"))
            .map(line -> line + "'\n")
            .collect(Collectors.joining());
  }

  private List<DiagnosticCode> codes() {
    Path content = folder.resolve("content");
    Pipeline pipeline =
        new Pipeline(new Folders(content, folder.resolve("templates"), folder.resolve("site")));
    return pipeline.build().diagnostics().stream().map(Diagnostic::code).toList();
  }

  private void site(String german, String english) throws IOException {
    write(
        "site.yml",
        "locales: [en, de]\ntitle: {en: Times, de: Zeiten}\nstrict: true\nhome: [page]\n");
    write(
        "facts/times.yml",
        """
        title: {en: Times, de: Zeiten}
        given:
          before: 0.50 s
          after: 0.30 s
        derived:
          step: {formula: before - after, stated: 0.20 s}
        """);
    write(
        "pages/page.yml",
        """
        id: page
        title: {en: Times, de: Zeiten}
        sections:
          - id: one
            title: {en: One, de: Eins}
            blocks:
              - prose:
                  en: %s
                  de: %s
        """
            .formatted(english, german));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve("content").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
