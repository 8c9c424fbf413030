package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that would leave the site's folder, or take the place of pages that Konkyo makes. */
class HostileNamesTest {
  private static final Path SKELETON = Path.of("src/test/resources/io/konkyo/pipeline/skeleton");

  @TempDir private Path folder;
  private Path content;

  @BeforeEach
  void copySkeleton() throws IOException {
    content = folder.resolve("content");
    try (Stream<Path> files = Files.walk(SKELETON)) {
      files.forEach(file -> copy(file, content.resolve(SKELETON.relativize(file).toString())));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"../out", "/tmp/out", "assets", "ko/../..", ""})
  void localeIsALanguageTag(String locale) throws IOException {
    edit("site.yml", "locales: [ko, ja]", "locales: [ko, ja, \"" + locale + "\"]");
    assertEquals(List.of("wrong-shape"), codes(build("site")));
    assertFalse(Files.exists(folder.resolve("site")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "index",
        "errata",
        "sources",
        "quality",
        "coverage",
        "search",
        "review",
        "ledger-ping"
      })
  void pageTakesNoPlaceOfThoseKonkyoMakes(String id) throws IOException {
    edit("pages/step-page.yml", "id: step-page", "id: " + id);
    edit("site.yml", "home: [step-quiz, step-page]", "home: [step-quiz]");
    assertEquals(List.of("duplicate-id"), codes(build("site")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"content", "content/site", ".", "content/../content/x"})
  void siteIsNotWrittenAmongItsSources(String out) throws IOException {
    assertEquals(List.of("unwritable-folder"), codes(build(out)));
    assertTrue(Files.exists(content.resolve("site.yml")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nope.html", "../../../../etc/passwd", "ko/step-quiz.html"})
  void linkLeadsToAPageThereIs(String target) throws IOException {
    edit("quizzes/step-quiz.yml", "두 평균의 차이는", "두 평균의 [차이](" + target + ")는");
    assertEquals(List.of("unknown-reference"), codes(build("site")));
  }

  @Test
  void linkToAPageOfTheSiteIsWell() throws IOException {
    edit("quizzes/step-quiz.yml", "두 평균의 차이는", "두 평균의 [차이](step-page.html#grounds)는");
    assertEquals(List.of(), codes(build("site")));
  }

  private List<Diagnostic> build(String out) {
    Folders folders = new Folders(content, folder.resolve("templates"), folder.resolve(out));
    return new Pipeline(folders).build().diagnostics();
  }

  private static List<String> codes(List<Diagnostic> diagnostics) {
    return diagnostics.stream().map(diagnostic -> diagnostic.code().id()).distinct().toList();
  }

  private void edit(String file, String from, String to) throws IOException {
    Path path = content.resolve(file);
    String text = Files.readString(path);
    assertTrue(text.contains(from), from);
    Files.writeString(path, text.replace(from, to));
  }

  private static void copy(Path from, Path to) {
    try {
      if (Files.isDirectory(from)) {
        Files.createDirectories(to);
      } else {
        Files.copy(from, to);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
