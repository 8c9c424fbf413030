package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.formula.TracePiece.Fact;
import io.konkyo.formula.TracePiece.Number;
import io.konkyo.formula.TraceTerm.Relation;
import io.konkyo.formula.TraceTerm.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The explanation of values. */
class TraceTest {

  @TestFactory
  Stream<DynamicTest> explanations() {
    return Table.rows("traces.tsv").stream()
        .map(row -> dynamicTest(row.toString(), () -> explanation(row)));
  }

  private static void explanation(Table.Row row) {
    Trace trace = trace(row.cell(0), row.cell(1));
    assertEquals(row.cell(2), TraceText.of(trace).replace("\n", " ⏎ "));
    if (!row.cell(3).isEmpty()) {
      assertEquals(row.cell(3), TraceText.withSymbols(trace).replace("\n", " ⏎ "));
    }
    assertEquals(TraceText.of(trace), text(TraceHtml.UNLINKED.of(trace)).replace("<sup>", "^"));
  }

  /** Returns the text of HTML; a raised exponent keeps its mark. */
  private static String text(String html) {
    return html.replaceAll("<(?!sup>)[^>]*>", "")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
  }

  private static Trace trace(String text, String printed) {
    Formula formula = BenchmarkFacts.parse(text);
    Value value = Evaluator.evaluate(formula.body(), BenchmarkFacts.FACTS).orElseThrow();
    return Trace.of(
        formula,
        BenchmarkFacts.FACTS,
        value,
        printed.isEmpty() ? Optional.empty() : Optional.of(BenchmarkFacts.stated(printed)),
        new PlainForms(BenchmarkFacts.FACTS::printed));
  }

  @Test
  void theTreeKeepsTheFactsApart() {
    TraceLine.Equation line =
        trace("net.rtt.ping.cross_az - net.rtt.ping.same_az", "0.21 ms").result();
    TracePiece.Row row = (TracePiece.Row) line.pieces(Role.SUBSTITUTED).get(0);
    assertEquals(new Fact("net.rtt.ping.cross_az", "0.544 ms"), row.parts().get(0));
    assertEquals(new Fact("net.rtt.ping.same_az", "0.339 ms"), row.parts().get(2));
    assertEquals(
        List.of(
            new TraceTerm(Role.EXACT, Relation.EQUALS, new Number("0.205 ms")),
            new TraceTerm(Role.ROUNDED, Relation.ABOUT, new Number("0.21 ms"))),
        line.terms().subList(2, 4));
  }

  @Test
  void aFormulaOverAnAxisNamesTheMemberAtHand() {
    Formula formula = BenchmarkFacts.parse("net.http.newconn.p50 * 2");
    Scope member = new MemberFacts(BenchmarkFacts.FACTS, "net.http.newconn.p50", "same_az");
    Value value = Evaluator.evaluate(formula.body(), member).orElseThrow();
    PlainForms forms = new PlainForms(BenchmarkFacts.FACTS::printed);
    Trace trace = Trace.of(formula, member, value, Optional.empty(), forms);
    assertEquals(
        "net.http.newconn.p50.same_az × 2 = 1.079 ms × 2 = 2.158 ms", TraceText.withSymbols(trace));
    assertTrue(TraceHtml.UNLINKED.of(trace).contains("data-fact=\"net.http.newconn.p50.same_az\""));
  }

  @Test
  void htmlNamesEachFact() {
    Trace trace = trace("net.rtt.ping.cross_az - net.rtt.ping.same_az", "0.21 ms");
    assertEquals(
        "<span class=\"trace-line\"><span class=\"substituted\">"
            + "<span class=\"fact\" data-fact=\"net.rtt.ping.cross_az\">0.544 ms</span> − "
            + "<span class=\"fact\" data-fact=\"net.rtt.ping.same_az\">0.339 ms</span></span> = "
            + "<span class=\"exact\"><span class=\"number\" data-term=\"0.205 ms\">0.205 ms</span></span> ≈ "
            + "<span class=\"rounded\"><span class=\"number\" data-term=\"0.21 ms\">0.21 ms</span></span></span>",
        TraceHtml.UNLINKED.of(trace));
  }

  @Test
  void mathHasFractionsWithoutBrackets() {
    Trace trace = trace("(net.rtt.ping.cross_az - 0.3 ms) / net.rtt.ping.cross_az ^ 2 * 1 ms", "");
    assertEquals(
        "<math><mrow><mfrac><mrow>"
            + "<mtext data-fact=\"net.rtt.ping.cross_az\">0.544 ms</mtext><mo>−</mo>"
            + "<mtext>0.3 ms</mtext></mrow>"
            + "<msup><mrow><mo>(</mo><mtext data-fact=\"net.rtt.ping.cross_az\">0.544 ms</mtext>"
            + "<mo>)</mo></mrow><mtext>2</mtext></msup></mfrac><mo>×</mo><mtext>1 ms</mtext></mrow>"
            + "<mo>=</mo><mtext>0.8245025…</mtext></math>",
        TraceMathMl.of(trace));
  }

  @Test
  void everyTurnOfALoopIsThere() {
    Trace trace = trace("steps(x = 8, while x > 1, x >> 1)", "1");
    TraceLine.Loop loop = (TraceLine.Loop) trace.lines().get(0);
    assertEquals(new Number("8"), loop.start());
    assertEquals(List.of(new Number("4"), new Number("2"), new Number("1")), loop.turns());
    assertTrue(
        TraceMathMl.of(loop).contains("<munder><mo>→</mo><mn>3</mn></munder><mtext>1</mtext>"));
  }

  @Test
  void textFromOutsideIsEscaped() {
    Fact fact = new Fact("a\"b", "<b>&");
    assertEquals(
        "<span class=\"fact\" data-fact=\"a&quot;b\">&lt;b&gt;&amp;</span>",
        TraceHtml.UNLINKED.of(fact));
    assertEquals("<mtext data-fact=\"a&quot;b\">&lt;b&gt;&amp;</mtext>", TraceMathMl.of(fact));
  }

  @Test
  void aRoundedFactStandsWithItsExactValue() {
    Formula formula = BenchmarkFacts.parse("net.rtt.ping.same_az * 2");
    Value value = Evaluator.evaluate(formula.body(), BenchmarkFacts.FACTS).orElseThrow();
    PlainForms rounded = new PlainForms(id -> Optional.of(BenchmarkFacts.stated("0.34 ms")));
    Trace trace = Trace.of(formula, BenchmarkFacts.FACTS, value, Optional.empty(), rounded);
    assertEquals("0.339 ms × 2 = 0.678 ms", TraceText.of(trace));
  }

  @Test
  void aFormulaWithoutValueIsShownInSymbols() {
    Formula formula = BenchmarkFacts.parse("let a = 1 / 0; a + net.pod.mtu / 1 B");
    Trace trace =
        Trace.of(
            formula,
            BenchmarkFacts.FACTS,
            new BooleanValue(false),
            Optional.empty(),
            new PlainForms(BenchmarkFacts.FACTS::printed));
    assertEquals("a + net.pod.mtu ÷ 1 B", TraceText.of(trace));
  }
}
