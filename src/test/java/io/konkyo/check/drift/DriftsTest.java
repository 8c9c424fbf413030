package io.konkyo.check.drift;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.example.ExampleContent;
import io.konkyo.pipeline.Analysis;
import io.konkyo.report.Colour;
import io.konkyo.report.HumanReporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fifty-one drifts between two versions of one set of documents. With {@code -Dkonkyo.rewrite=true}
 * what is told is written anew, to be reviewed as a difference.
 */
class DriftsTest {
  private static final Path FOLDER = Path.of("src/test/resources/io/konkyo/check/drift");
  private static final Path DRIFTS = FOLDER.resolve("drifts.md");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> drifts() throws IOException {
    return all().stream().map(drift -> dynamicTest(drift.title(), () -> check(drift)));
  }

  @Test
  void drifts_areAllThere() throws IOException {
    List<Drift> drifts = all();
    for (int i = 0; i < 51; i++) {
      assertTrue(drifts.get(i).title().startsWith(i + 1 + " "), drifts.get(i).title());
    }
    assertEquals(51, drifts.size());
  }

  @Test
  void drifts_thatNothingCanTellSayWhy() throws IOException {
    assertAll(
        all().stream()
            .map(
                drift ->
                    () ->
                        assertEquals(
                            drift.wanted().isEmpty(), drift.why().isPresent(), drift.title())));
  }

  private static List<Drift> all() throws IOException {
    return Drift.in(Files.readString(DRIFTS));
  }

  private void check(Drift drift) throws IOException {
    TreeSet<String> told = codes(said(drift.page(drift.japanese())));
    List<Diagnostic> mended = said(drift.page(drift.mended()));
    if (Boolean.getBoolean("konkyo.rewrite")) {
      rewrite(drift, told);
      return;
    }
    assertEquals(drift.told(), told);
    assertEquals(List.of(), mended, () -> shown(mended));
  }

  private static TreeSet<String> codes(List<Diagnostic> said) {
    TreeSet<String> codes = new TreeSet<>();
    said.forEach(diagnostic -> codes.add(diagnostic.code().id()));
    return codes;
  }

  private List<Diagnostic> said(String page) throws IOException {
    Path content = Files.createTempDirectory(folder, "drift");
    Path base = FOLDER.resolve("content");
    try (Stream<Path> files = Files.walk(base)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        write(content.resolve(base.relativize(file).toString()), Files.readString(file));
      }
    }
    write(content.resolve("pages/drift.yml"), page);
    Diagnostics diagnostics = new Diagnostics();
    Analysis.of(content, diagnostics);
    return diagnostics.inFileOrder().stream()
        .filter(diagnostic -> !ExampleContent.isAboutUse(diagnostic.code().id()))
        .toList();
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String shown(List<Diagnostic> said) {
    return String.join("\n", said.stream().map(new HumanReporter(Colour.PLAIN)::text).toList());
  }

  private static void rewrite(Drift drift, TreeSet<String> told) throws IOException {
    String rules = told.isEmpty() ? "none" : String.join(", ", told);
    String text = Files.readString(DRIFTS);
    int section = text.indexOf("## " + drift.title());
    int from = text.indexOf("- told: ", section);
    int to = text.indexOf('\n', from);
    Files.writeString(DRIFTS, text.substring(0, from) + "- told: " + rules + text.substring(to));
  }
}
