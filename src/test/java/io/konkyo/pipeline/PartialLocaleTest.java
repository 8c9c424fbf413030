package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.change.Impact;
import io.konkyo.change.Impacts;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.translation.Reviewing;
import io.konkyo.translation.TranslationCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A site in English of which one page is also published in Korean. The page prints a speed; the
 * speed comes from a size and a time, the time was taken under a load, and the load is a fact of
 * another file. The other page, and what only it shows, has no Korean.
 */
class PartialLocaleTest {
  @TempDir private Path folder;

  @BeforeEach
  void site() throws IOException {
    try (Stream<Path> files = Files.walk(FILES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        write(FILES.relativize(file).toString(), Files.readString(file));
      }
    }
  }

  private static final Path FILES = Path.of("src/test/resources/io/konkyo/pipeline/partial");

  @Test
  void whatNoDocumentOfTheLanguageShowsNeedsNoText() {
    assertEquals(List.of(), told());
  }

  @Test
  void aTextThatIsMissingIsToldOnceWithTheDocumentThatShowsIt() throws IOException {
    for (String file : List.of("facts/copy.yml", "facts/load.yml", "setups.yml", "sources.yml")) {
      edit(file, ", ko: [^}]*", "");
    }
    edit("site.yml", ", ko: 복사", "");

    assertEquals(
        List.of(
            "facts/copy/title: `fast` shows it through `copy.speed`",
            "facts/copy.size/label: `fast` shows it through `copy.speed`",
            "facts/copy.time/label: `fast` shows it through `copy.speed`",
            "facts/copy.speed/label: `fast` shows it",
            "agreements/copy.check/label: `fast` shows it through `copy.size`",
            "agreements/copy.check/because: `fast` shows it through `copy.size`",
            "facts/load/title: `fast` shows it through `load.level`",
            "facts/load.level/label: `fast` shows it through `copy.time`",
            "facts/load.level/of: `fast` shows it through `copy.time`",
            "facts/load.level/note: `fast` shows it through `copy.time`",
            "setups/desk/title: `fast` shows it through `copy.size`",
            "site/title: every page shows it",
            "sources/log/title: `fast` shows it through `copy.size`",
            "sources/log/places/end: `fast` shows it through `copy.size`"),
        missing());
  }

  @Test
  void aLanguageInWhichEverythingIsPublishedNeedsEveryText() throws IOException {
    edit("pages/slow.yml", "locales: \\[en\\]\n", "");

    List<String> missing = missing();
    assertTrue(missing.contains("facts/slow.unused/label: "), missing.toString());
    assertTrue(missing.contains("pages/slow/title: "), missing.toString());
  }

  @Test
  void aTextThatIsThereIsCheckedThoughNobodyIsShownIt() throws IOException {
    edit("facts/slow.yml", "label: \\{en: slow time\\}", "label: {en: slow time, ko: 느린 삼 초}");

    assertEquals(List.of("unlike-number-words"), told());
  }

  @Test
  void theLedgerOfTheLanguageHoldsWhatIsReached() throws IOException {
    assertEquals(List.of(), told());
    assertEquals(
        List.of(
            "coverage.html",
            "errata.html",
            "fast.html",
            "index.html",
            "ledger-copy.html",
            "ledger-copy.js",
            "ledger-load.html",
            "ledger-load.js",
            "quality.html",
            "review.html",
            "search.html",
            "sources.html"),
        pages("ko"));
    assertEquals(
        List.of(
            "coverage.html",
            "errata.html",
            "fast.html",
            "index.html",
            "ledger-copy.html",
            "ledger-copy.js",
            "ledger-load.html",
            "ledger-load.js",
            "ledger-slow.html",
            "ledger-slow.js",
            "quality.html",
            "review.html",
            "search.html",
            "slow.html",
            "sources.html"),
        pages("en"));
    assertEquals(List.of("copy.size", "copy.speed", "copy.time"), facts("ko/ledger-copy.html"));
    assertEquals(
        List.of("copy.hidden", "copy.size", "copy.speed", "copy.time"),
        facts("en/ledger-copy.html"));
    assertEquals(List.of("copy.check"), agreements("ko/ledger-copy.html"));
    assertEquals(List.of("copy.check", "copy.hidden_check"), agreements("en/ledger-copy.html"));
    assertTrue(read("ledger.json").contains("\"slow.unused\""));
  }

  @Test
  void indexAndErrataAndUsesKnowNothingOfOtherDocuments() throws IOException {
    assertEquals(List.of(), told());
    assertTrue(read("en/index.html").contains("slow.html"));
    assertFalse(read("ko/index.html").contains("slow"));
    assertTrue(read("en/ledger-copy.html").contains("slow.html#one"));
    assertFalse(read("ko/ledger-copy.html").contains("slow"));
    assertTrue(read("en/errata.html").contains("finding-slow.print"));
    assertFalse(read("ko/errata.html").contains("finding-"));
  }

  @Test
  void onlyTwinsAreAlternates() throws IOException {
    assertEquals(List.of(), told());
    assertEquals(List.of("en", "ko", "x-default"), alternates("en/fast.html"));
    assertEquals(List.of("en", "ko", "x-default"), alternates("en/ledger-load.html"));
    assertEquals(List.of("en", "x-default"), alternates("en/slow.html"));
    assertEquals(List.of("en", "x-default"), alternates("en/ledger-slow.html"));
    assertTrue(read("en/fast.html").contains("<a href=\"../ko/fast.html\""));
    String menu = read("en/slow.html");
    assertTrue(menu.contains("<a href=\"../ko/index.html\" lang=\"ko\" hreflang=\"ko\">"), menu);
    assertTrue(menu.contains("(차례로 이동)"), menu);
    assertFalse(read("en/fast.html").contains("차례로 이동"));
  }

  @Test
  void linksAtTheFootOfADocumentLeadToWhatIsThere() throws IOException {
    assertEquals(List.of(), told());
    assertTrue(read("en/fast.html").contains("<li><a href=\"slow.html\">"));
    assertFalse(read("ko/fast.html").contains("slow.html"));
  }

  @Test
  void impactNamesPagesThatAreThere() {
    Impact impact = new Impacts(analysis()).of("slow.time").orElseThrow();
    assertEquals(
        List.of(
            "en/errata.html#finding-slow.print",
            "en/ledger-slow.html#slow.speed",
            "en/ledger-slow.html#slow.time"),
        impact.pages().stream().filter(page -> !page.contains("/slow.html")).toList());
    assertTrue(impact.pages().stream().noneMatch(page -> page.startsWith("ko/")));
    assertTrue(
        new Impacts(analysis())
            .of("copy.time")
            .orElseThrow()
            .pages()
            .contains("ko/ledger-copy.html#copy.time"));
  }

  @Test
  void aTextThatIsNeitherNeededNorThereIsNoMissingTranslation() throws IOException {
    Analysis analysis = analysis();
    Map<String, Integer> texts = new TreeMap<>();
    TranslationCounts.of(analysis.translations(), text -> true, true)
        .forEach(count -> texts.put(count.file().replaceFirst(".*/content/", ""), count.texts()));
    assertEquals(
        List.of(
            "facts/copy.yml",
            "facts/load.yml",
            "pages/fast.yml",
            "setups.yml",
            "site.yml",
            "sources.yml"),
        List.copyOf(texts.keySet()));
    assertEquals(3, texts.get("pages/fast.yml"));

    review(analysis);
    assertEquals(List.of(), told());
  }

  @Test
  void aReviewOfATextThatIsNoLongerNeededIsLeftOver() throws IOException {
    edit("facts/slow.yml", "label: \\{en: slow time\\}", "label: {en: slow time, ko: 느린 시간}");
    review(analysis());
    assertEquals(List.of(), told());

    edit("facts/slow.yml", ", ko: 느린 시간", "");
    assertEquals(List.of("orphaned-review"), told());
  }

  @Test
  void aReviewOfATextThatIsNeededWaitsForIt() throws IOException {
    review(analysis());
    edit("facts/copy.yml", ", ko: 복사 속도", "");

    assertEquals(List.of("missing-locale"), told());
  }

  private void review(Analysis analysis) throws IOException {
    Map<String, Optional<String>> changes =
        new Reviewing(analysis.translations(), analysis.ledger())
            .changes(judged -> true, orphan -> false);
    for (Map.Entry<String, Optional<String>> change : changes.entrySet()) {
      write("translations/" + change.getKey() + ".lock", change.getValue().orElseThrow());
    }
  }

  private Analysis analysis() {
    return Analysis.of(folder.resolve("content"), new Diagnostics()).orElseThrow();
  }

  private List<Diagnostic> build() {
    Folders folders =
        new Folders(folder.resolve("content"), folder.resolve("templates"), folder.resolve("site"));
    return new Pipeline(folders).build().diagnostics();
  }

  private List<String> told() {
    return build().stream().map(one -> one.code().id()).toList();
  }

  private List<String> missing() {
    List<String> missing = new ArrayList<>();
    for (Diagnostic one : build()) {
      assertEquals("missing-locale", one.code().id());
      String path = one.message().split("`")[1];
      missing.add(
          path
              + ": "
              + one.notes().stream()
                  .map(note -> note.replace("needed in `ko`: ", ""))
                  .collect(Collectors.joining()));
    }
    return missing;
  }

  private List<String> pages(String locale) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("site").resolve(locale))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private List<String> facts(String page) throws IOException {
    return found(page, "id=\"(copy\\.(?!check|hidden_check)[a-z_]+)\"");
  }

  private List<String> agreements(String page) throws IOException {
    return found(page, "id=\"(copy\\.(?:check|hidden_check))\"");
  }

  private List<String> alternates(String page) throws IOException {
    return found(page, "rel=\"alternate\" hreflang=\"([^\"]+)\"");
  }

  private List<String> found(String page, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(read(page))
        .results()
        .map((MatchResult match) -> match.group(1))
        .distinct()
        .sorted()
        .toList();
  }

  private String read(String page) throws IOException {
    return Files.readString(folder.resolve("site").resolve(page));
  }

  private void edit(String file, String pattern, String replacement) throws IOException {
    Path path = folder.resolve("content").resolve(file);
    String before = Files.readString(path);
    String after = before.replaceAll(pattern, replacement);
    assertFalse(before.equals(after), file + " has no " + pattern);
    Files.writeString(path, after);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve("content").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
