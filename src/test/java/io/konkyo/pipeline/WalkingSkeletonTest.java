package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.source.Span;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One family, one item and one row of grounds go through every stage, in two languages. */
class WalkingSkeletonTest {
  private static final Path SKELETON = Path.of("src/test/resources/io/konkyo/pipeline/skeleton");

  @TempDir private Path folder;
  private Path content;
  private Path out;

  @BeforeEach
  void copySkeleton() throws IOException {
    content = folder.resolve("content");
    out = folder.resolve("site");
    try (Stream<Path> files = Files.walk(SKELETON)) {
      files.forEach(file -> copy(file, content.resolve(SKELETON.relativize(file).toString())));
    }
  }

  @Test
  void buildsPagesInBothLanguages() throws IOException {
    assertEquals(List.of(), pipeline().build().diagnostics());
    Document quiz = page("ko/step-quiz.html");
    assertTrue(quiz.text().contains("0.21 ms가 차이입니다"), quiz.text());
    assertEquals("0.544 ms", quiz.select("a[data-fact=rtt.cross_az]").first().text());
    assertTrue(page("ja/step-page.html").text().contains("+0.21 ms"));
    assertTrue(Files.readString(out.resolve("ledger.json")).contains("\"exact\": \"41/200\""));
  }

  @Test
  void wrongNumberStopsTheBuildAtItsPlace() throws IOException {
    edit("facts/ping.yml", "stated: 0.21 ms", "stated: 0.23 ms");
    List<Diagnostic> diagnostics = pipeline().build().diagnostics();
    assertEquals(1, diagnostics.size());
    assertEquals("stated-number", diagnostics.get(0).code().id());
    assertEquals("16:13", ((Span) diagnostics.get(0).location()).startPosition().toString());
    assertFalse(Files.exists(out));
  }

  @Test
  void failedBuildLeavesTheOlderSite() throws IOException {
    pipeline().build();
    String before = Files.readString(out.resolve("ko/step-quiz.html"));
    edit("facts/ping.yml", "cross_az: 0.544", "cross_az: 0.644");
    assertFalse(pipeline().build().diagnostics().isEmpty());
    assertEquals(before, Files.readString(out.resolve("ko/step-quiz.html")));
  }

  @Test
  void secondBuildGivesTheSameBytes() throws IOException {
    pipeline().build();
    assertEquals(List.of(), pipeline().compare().diagnostics());
    Files.writeString(out.resolve("ko/step-quiz.html"), "edited by hand");
    List<Diagnostic> stale = pipeline().compare().diagnostics();
    assertEquals(List.of("stale-site"), stale.stream().map(d -> d.code().id()).toList());
  }

  private Pipeline pipeline() {
    return new Pipeline(new Folders(content, folder.resolve("templates"), out));
  }

  private Document page(String path) throws IOException {
    return Jsoup.parse(Files.readString(out.resolve(path)));
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
