package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The whole text of every kind of page. {@code -Dkonkyo.rewrite=true} writes what comes out over
 * what is expected; the difference is for review.
 */
class GoldenPageTest {
  private static final Path GOLDEN = Path.of("src/test/resources/io/konkyo/site/golden");

  private static SortedMap<String, byte[]> site;

  @BeforeAll
  static void print() throws TemplateFault {
    site = MockSite.files(TemplateRenderer.builtIn());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index.html",
        "ko/index.html",
        "ko/quiz-cache.html",
        "ja/cache-notes.html",
        "ko/ledger-cache.html",
        "ja/errata.html",
        "ja/sources.html",
        "ko/quality.html",
        "ja/coverage.html",
        "ko/search.html",
        "ja/review.html"
      })
  void pageIsAsExpected(String page) throws IOException {
    Path golden = GOLDEN.resolve(page.replace('/', '-'));
    String actual = new String(site.get(page), StandardCharsets.UTF_8);
    if (Boolean.getBoolean("konkyo.rewrite")) {
      Files.createDirectories(GOLDEN);
      Files.writeString(golden, actual);
    }
    assertEquals(Files.readString(golden), actual, page);
  }

  @Test
  void noExpectedPageIsLeftOver() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      TreeSet<String> pages = new TreeSet<>();
      site.keySet().forEach(page -> pages.add(page.replace('/', '-')));
      assertTrue(pages.containsAll(names), names.toString());
    }
  }

  @Test
  void sameViewsGiveSameBytes() throws TemplateFault {
    SortedMap<String, byte[]> again = MockSite.files(TemplateRenderer.builtIn());
    assertEquals(site.keySet(), again.keySet());
    site.forEach(
        (name, bytes) -> assertTrue(java.util.Arrays.equals(bytes, again.get(name)), name));
  }
}
