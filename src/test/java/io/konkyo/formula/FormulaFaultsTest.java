package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Dimension;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Formulas that are wrong: one diagnostic each, at the characters that show it. */
class FormulaFaultsTest {

  @TestFactory
  Stream<DynamicTest> faults() {
    return Table.rows("faults.tsv").stream()
        .map(row -> dynamicTest(row.toString(), () -> fault(row)));
  }

  private static void fault(Table.Row row) {
    String text = row.cell(0).replace("«", "").replace("»", "");
    List<Diagnostic> said = diagnostics(text);
    assertEquals(1, said.size(), () -> said.toString());
    Diagnostic diagnostic = said.get(0);
    assertEquals(row.cell(1), diagnostic.code().id());
    assertEquals(row.cell(2), diagnostic.message());
    assertEquals(row.cell(0), marked(text, (Span) diagnostic.location()));
    assertEquals(row.cell(3), diagnostic.help().orElse("-"));
  }

  private static String marked(String text, Span span) {
    return text.substring(0, span.start()) + "«" + span.text() + "»" + text.substring(span.end());
  }

  /** Goes on to the next stage only from a stage without faults, as callers do. */
  static List<Diagnostic> diagnostics(String text) {
    Diagnostics out = new Diagnostics();
    Optional<Formula> formula = FormulaParser.parse(PlainText.of(text), BenchmarkFacts.UNITS, out);
    boolean checked =
        formula.isPresent()
            && UnitChecker.check(formula.get(), BenchmarkFacts.FACTS, out).isPresent();
    if (checked) {
      Evaluator.evaluate(formula.get(), BenchmarkFacts.FACTS, out);
    }
    return out.inFileOrder();
  }

  @Test
  void independentFaultsAreAllSaid() {
    assertEquals(
        List.of("unknown-unit", "ambiguous-unit", "number-syntax"),
        diagnostics("3 foo + 4 KB + 007").stream().map(d -> d.code().id()).toList());
    assertEquals(
        List.of("unit-mismatch", "unknown-name", "wrong-arguments"),
        diagnostics("(1 ms + 2 B) * nowhere + floor(3 s * 2 B)").stream()
            .map(d -> d.code().id())
            .toList());
  }

  @Test
  void bothSidesOfAMismatchAreLabelled() {
    String text = "net.rtt.ping.same_az + net.pool.connections";
    Diagnostic diagnostic = diagnostics(text).get(0);
    assertEquals("`+` joins time and connection", diagnostic.message());
    assertEquals(
        List.of("net.rtt.ping.same_az: time", "net.pool.connections: connection"),
        diagnostic.labels().stream().map(l -> l.span().text() + ": " + l.text()).toList());
  }

  @Test
  void anUnknownTypeSilencesWhatIsMadeOfIt() {
    assertEquals(1, diagnostics("(nowhere + 1 ms) * 3 + 5 B < 7 request").size());
  }

  @Test
  void aFactWithoutValueIsSilent() {
    Diagnostics out = new Diagnostics();
    Formula formula = BenchmarkFacts.parse("net.pod.mtu + 1 B");
    Scope failed = new FailedFacts(BenchmarkFacts.FACTS);
    assertEquals(
        Optional.of(new QuantityType(Dimension.of("bit"))),
        UnitChecker.check(formula, failed, out));
    assertEquals(Optional.empty(), Evaluator.evaluate(formula, failed, out));
    assertEquals(List.of(), out.inFileOrder());
  }

  @Test
  void aFaultInAModelIsShownAtTheCallAndInTheModel() {
    Diagnostic diagnostic = diagnostics("1 + inverse(hs.sysctl.adv_win_scale - 1)").get(0);
    assertEquals("division-by-zero", diagnostic.code().id());
    assertEquals("inverse(hs.sysctl.adv_win_scale - 1)", ((Span) diagnostic.location()).text());
    assertEquals("x", diagnostic.labels().get(0).span().text());
    assertEquals("1 / x", diagnostic.labels().get(0).span().file().text());
  }
}
