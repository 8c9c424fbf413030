package io.konkyo.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.pipeline.Analysis;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A value counts as guarded only if a wrong last digit, one higher or one lower, is an error. */
class GuardsTest {
  @TempDir private Path content;

  @BeforeEach
  void layOutSite() throws IOException {
    Files.writeString(content.resolve("site.yml"), "locales: [en]\ntitle: {en: Guards}\n");
    Files.writeString(content.resolve("sources.yml"), "sources: {report: {title: {en: Report}}}\n");
    Files.createDirectories(content.resolve("facts"));
    Files.createDirectories(content.resolve("listings"));
  }

  @Test
  void quotationWithAllDigitsGuards() throws IOException {
    assertGuarded("[a]", "  a: {value: 0.339 ms, quoted: [{text: 0.339 ms, at: report}]}");
  }

  @Test
  void shorterQuotationDoesNot() throws IOException {
    assertGuarded("[]", "  a: {value: 0.339 ms, quoted: [{text: 0.34 ms, at: report}]}");
  }

  @Test
  void numberStatedToTheLastDigitGuardsItsInputs() throws IOException {
    assertGuarded(
        "[a, b]",
        "  a: {value: 0.339 ms}",
        "  b: {value: 0.544 ms}",
        "derived:",
        "  d: {formula: b - a, stated: 0.205 ms}");
  }

  @Test
  void numberStatedMoreCoarselyDoesNot() throws IOException {
    assertGuarded(
        "[]",
        "  a: {value: 0.339 ms}",
        "  b: {value: 0.544 ms}",
        "derived:",
        "  d: {formula: b - a, stated: 0.2 ms}");
  }

  @Test
  void onlyTheLargestMemberIsGuardedByAMaximum() throws IOException {
    assertGuarded(
        "[b]",
        "  a: {value: 3 ms}",
        "  b: {value: 7 ms}",
        "derived:",
        "  d: {formula: 'max(a, b)', stated: 7 ms}");
  }

  @Test
  void agreementWithoutToleranceGuardsBothSides() throws IOException {
    assertGuarded(
        "[a, b, whole]",
        "  a: {value: 3 ms}",
        "  b: {value: 7 ms}",
        "  whole: {value: 10 ms}",
        "agreements:",
        "  parts: {model: a + b, observed: whole, tolerance: 0 %, because: {en: Exact.}}");
  }

  @Test
  void agreementWithAWideToleranceGuardsNothing() throws IOException {
    assertGuarded(
        "[]",
        "  a: {value: 300 ms}",
        "  b: {value: 301 ms}",
        "agreements:",
        "  alike: {model: a, observed: b, tolerance: 5 %, because: {en: Noise.}}");
  }

  @Test
  void listingGuards() throws IOException {
    Files.writeString(content.resolve("listings/out.txt"), "rtt 0.339 ms\n");
    assertGuarded("[a]", "  a: {value: 0.339 ms, from: {listing: out.txt, match: 'rtt (\\S+)'}}");
  }

  private void assertGuarded(String expected, String... facts) throws IOException {
    String text = String.join("\n", facts);
    Files.writeString(
        content.resolve("facts/times.yml"),
        "title: {en: Times}\ndefaults: {observes: time, statistic: single}\nmeasured:\n" + text);
    Diagnostics diagnostics = new Diagnostics();
    Ledger ledger = Analysis.of(content, diagnostics).orElseThrow().ledger();
    assertFalse(diagnostics.hasErrors(), () -> diagnostics.inFileOrder().toString());
    assertEquals(expected, new TreeSet<>(Guards.of(ledger).guarded()).toString());
  }
}
