package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferencesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.b + c.d * a.b | [a.b, c.d]",
        "max(a.b.*) | [a.b]",
        "let a = b; a + c | [b, c]",
        "let a = a; a | [a]",
        "(let a = 1; a) + a | [a]",
        "steps(x = x, while x > i, x >> n) | [n, x]",
        "i + steps(x = i, while i < 3, x + i) | [i]",
        "model(p, 3 ms) -> s | [p]",
        "if(a > 0, b, not c == 3) | [a, b, c]",
        "3 ms | []"
      })
  void factsWithoutLocalNames(String formula, String ids) {
    assertEquals(ids, References.of(BenchmarkFacts.parse(formula).body()).toString());
  }

  @Test
  void callsAreFunctionsAndModels() {
    Formula formula = BenchmarkFacts.parse("max(model(1), other(model(2) + 3))");
    assertEquals("[max, model, other]", References.calls(formula.body()).toString());
  }
}
