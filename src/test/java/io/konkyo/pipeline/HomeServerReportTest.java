package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.ledger.Ledger;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The home-server report with its findings taken away: every number it prints that its raw values
 * do not support is found again, with the cause, and no other.
 */
class HomeServerReportTest {
  private static final Path CONTENT = Path.of("content");
  private static final Path TABLE =
      Path.of("src/test/resources/io/konkyo/pipeline/home-server-report.tsv");
  private static final String SOURCE = "home-server";
  private static final String FINDINGS = "\nfindings:\n";

  @TempDir private static Path content;
  private static Diagnostics diagnostics;
  private static Ledger ledger;

  @BeforeAll
  static void readWithoutFindings() throws IOException {
    try (Stream<Path> files = Files.walk(CONTENT)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = content.resolve(CONTENT.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, withoutFindings(file, Files.readString(file)));
      }
    }
    diagnostics = new Diagnostics();
    ledger = Analysis.of(content, diagnostics).orElseThrow().ledger();
  }

  @Test
  void unsupportedNumbersAreFoundWithTheirCause() throws IOException {
    assertEquals(lines(expected()), lines(unsupported()));
    assertEquals(
        expected().size(),
        diagnostics.inFileOrder().stream().filter(HomeServerReportTest::lacksFinding).count());
  }

  @Test
  void numbersThatOnlyRoundOddlyAreNoFindings() {
    assertEquals(Verdict.TRUNCATED, verdict("disk.spread.hdd", "6.3 %"));
    assertEquals(Verdict.TRUNCATED, verdict("line.payload.bytes", "11 MB/s"));
    assertEquals(Verdict.PASS, verdict("line.achieved.best", "98.0 %"));
  }

  private static String withoutFindings(Path file, String text) {
    int from = file.getParent().endsWith("facts") ? text.indexOf(FINDINGS) : -1;
    return from < 0 ? text : text.substring(0, from + 1);
  }

  private static boolean lacksFinding(Diagnostic diagnostic) {
    return diagnostic.code().id().equals("quotation-without-finding");
  }

  private static TreeSet<String> expected() throws IOException {
    List<String> rows = Files.readAllLines(TABLE);
    assertTrue(rows.get(0).startsWith("#"), "the table begins with what it holds");
    return new TreeSet<>(rows.subList(2, rows.size()));
  }

  private static TreeSet<String> unsupported() {
    TreeSet<String> rows = new TreeSet<>();
    for (Entry entry : ledger.entries().values()) {
      for (JudgedQuotation quoted : entry.quotations()) {
        quoted
            .judgement()
            .filter(judgement -> quoted.quotation().source().equals(SOURCE))
            .filter(judgement -> !judgement.verdict().acceptableInQuotation())
            .ifPresent(judgement -> rows.add(row(entry, quoted, judgement)));
      }
    }
    return rows;
  }

  private static String row(Entry entry, JudgedQuotation quoted, Judgement judgement) {
    return String.join(
        "\t",
        entry.id(),
        quoted.quotation().text().value(),
        quoted.quotation().place().orElse(""),
        judgement.verdict().id(),
        judgement.cause().orElse("-"));
  }

  private static Verdict verdict(String fact, String text) {
    return ledger.entry(fact).orElseThrow().quotations().stream()
        .filter(quoted -> quoted.quotation().text().value().equals(text))
        .findFirst()
        .flatMap(JudgedQuotation::judgement)
        .orElseThrow()
        .verdict();
  }

  private static String lines(TreeSet<String> rows) {
    return String.join("\n", rows);
  }
}
