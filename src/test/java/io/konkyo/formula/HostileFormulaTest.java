package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Span;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Formulas made to hang or crash: each ends in a diagnostic. */
class HostileFormulaTest {
  private static final long SEED = 4711;

  private static String only(String formula) {
    List<Diagnostic> said = FormulaFaultsTest.diagnostics(formula);
    assertEquals(1, said.size(), () -> said.toString());
    return said.get(0).code().id();
  }

  @Test
  void brackets() {
    assertEquals("formula-too-large", only("(".repeat(10_000) + "1" + ")".repeat(10_000)));
    assertEquals("formula-too-large", only("(".repeat(1_000) + "1" + ")".repeat(1_000)));
    assertEquals("formula-too-large", only("(".repeat(1_000)));
    assertEquals("formula-too-large", only("-".repeat(1_000) + "1"));
    assertEquals("formula-too-large", only("not ".repeat(900) + "1 < 2"));
    assertEquals("formula-too-large", only("2 ^ ".repeat(900) + "2"));
    assertEquals("formula-too-large", only("let a = 1; ".repeat(300) + "a"));
    assertEquals("formula-syntax", only(")".repeat(3_000)));
  }

  @Test
  void chains() {
    assertEquals("formula-too-large", only("1" + " + 1".repeat(900)));
    assertEquals("formula-too-large", only("1 ms" + " -> ms".repeat(500)));
    assertEquals(List.of(), FormulaFaultsTest.diagnostics("1" + " + 1".repeat(150)));
    assertEquals(List.of(), FormulaFaultsTest.diagnostics("1 == 1" + " == 1".repeat(500)));
    assertEquals(List.of(), FormulaFaultsTest.diagnostics("max(1" + ", 1".repeat(1_000) + ")"));
  }

  @Test
  void numbers() {
    assertEquals("calculation-too-large", only("9^9^9^9"));
    assertEquals("calculation-too-large", only("1 << 999999999"));
    assertEquals("calculation-too-large", only("2 ^ 999999999999"));
    assertEquals("calculation-too-large", only("0.1 ^ 99999"));
    assertEquals("calculation-too-large", only("1e900 * 1e900 * 1e900 * 1e900"));
    assertEquals("number-syntax", only("1e999999999"));
    assertEquals("number-syntax", only("9".repeat(3_000)));
    assertEquals("unit-mismatch", only("3 ms ^ 99999"));
  }

  @Test
  void loops() {
    assertEquals("calculation-too-large", only("steps(x = 1, while x > 0, x)"));
    assertEquals("calculation-too-large", only("steps(x = 2, while i < 1000, x * x)"));
    assertEquals(
        "calculation-too-large", only("steps(x = 3, while i < 1000, x / 7919 + 1 / 7907)"));
    String thrice =
        "steps(a = 0, while i < 900, steps(b = 0, while i < 900, steps(c = 0, while i < 900, 1)))";
    assertEquals("calculation-too-large", only(thrice));
  }

  @Test
  void namesThatDouble() {
    String doubling =
        IntStream.range(0, 40)
            .mapToObj(i -> "let a" + (i + 1) + " = a" + i + " * a" + i + "; ")
            .collect(Collectors.joining("", "let a0 = 3; ", "a40"));
    assertEquals("calculation-too-large", only(doubling));
  }

  /** Each model calls the next one many times over. */
  @Test
  void modelsThatFanOut() {
    Diagnostics out = new Diagnostics();
    Formula formula = BenchmarkFacts.parse("fan0(1)");
    assertEquals(Optional.empty(), UnitChecker.check(formula, new Fans(), out));
    assertEquals("calculation-too-large", out.inFileOrder().get(0).code().id());
    assertEquals(1, out.inFileOrder().size());
    assertEquals(Optional.empty(), Evaluator.evaluate(formula.body(), new Fans()));
  }

  private static final class Fans implements Scope {
    private final Map<String, Model> models = new HashMap<>();

    @Override
    public Optional<Model> model(String name) {
      return Optional.of(models.computeIfAbsent(name, Fans::fan));
    }

    private static Model fan(String name) {
      int next = Integer.parseInt(name.substring("fan".length())) + 1;
      String body = next == 8 ? "x" : "max(x" + (", fan" + next + "(x)").repeat(100) + ")";
      return new Model(
          name,
          List.of(new Parameter("x", Optional.empty())),
          BenchmarkFacts.parse(body),
          Optional.empty());
    }

    @Override
    public Optional<Value> value(String id) {
      return Optional.empty();
    }

    @Override
    public Optional<Type> type(String id) {
      return Optional.empty();
    }

    @Override
    public Optional<List<String>> members(String familyId) {
      return Optional.empty();
    }

    @Override
    public Collection<String> names() {
      return List.of();
    }
  }

  @Test
  void anyText() {
    Random random = new Random(SEED);
    List<String> scraps =
        List.of(
            "(",
            ")",
            ",",
            ";",
            "+",
            "-",
            "*",
            "/",
            "^",
            "<<",
            "&",
            "|",
            "<",
            "==",
            "=",
            "->",
            "→",
            " ",
            "1",
            "0x",
            "44,991",
            "1e3",
            ".",
            "ms",
            "%",
            "USD/GB",
            "a",
            "a.b",
            "a.*",
            "max",
            "if",
            "steps",
            "let ",
            "while ",
            "not ",
            "and ",
            "í",
            "각",
            "𝒳",
            "\n",
            "\t",
            "\"",
            "$",
            "₩3",
            "net.pod.mtu",
            "net.http.newconn.p50.*",
            "ones",
            "bits",
            "°C",
            "\u0000");
    for (int i = 0; i < 10_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int j = random.nextInt(12); j >= 0; j--) {
        text.append(scraps.get(random.nextInt(scraps.size())));
      }
      anyText(text.toString());
    }
  }

  @Test
  void truncatedFormulas() {
    for (Table.Row row : Table.rows("kinds.tsv")) {
      String text = row.cell(1);
      for (int end = 0; end < text.length(); end++) {
        anyText(text.substring(0, end));
      }
    }
  }

  /** Without a value there is at least one diagnostic, and each lies inside the text. */
  private static void anyText(String text) {
    Diagnostics out = new Diagnostics();
    Optional<Value> value =
        FormulaParser.parse(PlainText.of(text), BenchmarkFacts.UNITS, out)
            .filter(f -> UnitChecker.check(f, BenchmarkFacts.FACTS, out).isPresent())
            .flatMap(f -> Evaluator.evaluate(f, BenchmarkFacts.FACTS, out));
    assertEquals(value.isEmpty(), !out.isEmpty(), () -> "seed " + SEED + ": " + text);
    for (Diagnostic diagnostic : out.inFileOrder()) {
      Span span = (Span) diagnostic.location();
      assertFalse(diagnostic.message().isEmpty() || diagnostic.help().isEmpty(), text);
      assertFalse(span.end() > text.length(), text);
    }
  }
}
