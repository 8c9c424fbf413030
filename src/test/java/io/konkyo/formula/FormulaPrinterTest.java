package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaPrinterTest {
  private static final long SEED = 20260902;
  private static final int TREES = 4_000;

  @Test
  void parsingWhatIsPrintedGivesTheSameTree() {
    RandomTrees trees = new RandomTrees(new Random(SEED));
    for (int i = 0; i < TREES; i++) {
      Expression tree = trees.tree(4);
      String text = FormulaPrinter.print(tree);
      if (text.length() > FormulaLimits.LENGTH) {
        continue;
      }
      Expression parsed = BenchmarkFacts.parse(text).body();
      assertEquals(tree, Unplaced.of(parsed), () -> "seed " + SEED + ": " + text);
    }
  }

  /** Taking away any pair of brackets that was printed changes the tree or the grammar. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "((a + b)) * (c) | (a + b) * c",
        "a + (b * c) | a + b * c",
        "a - (b - c) | a - (b - c)",
        "(a - b) - c | a - b - c",
        "a - (b + c) - d | a - (b + c) - d",
        "(a / b) / c | a / b / c",
        "(2 ^ 3) ^ 2 | (2 ^ 3) ^ 2",
        "2 ^ (3 ^ 2) | 2 ^ 3 ^ 2",
        "2 ^ (-3) | 2 ^ -3",
        "-(a ^ 2) | -a ^ 2",
        "(-a) ^ 2 | (-a) ^ 2",
        "-(a * b) | -(a * b)",
        "(a -> ms) + b | (a -> ms) + b",
        "(a + b) -> ms | a + b -> ms",
        "(a -> ms) < b | a -> ms < b",
        "(a < b) == (c < d) | (a < b) == (c < d)",
        "not (a < b) | not a < b",
        "(not a) and b or c | not a and b or c",
        "a and (b or c) | a and (b or c)",
        "(let a = 1; a) + 2 | (let a = 1; a) + 2",
        "max((let a = 1; a), (b)) | max(let a = 1; a, b)",
        "a >> (n + 1) & 3 | a >> n + 1 & 3",
        "44,991 request/s | 44_991 request/s",
        "2 × 3 ÷ 4 − 1 ≤ 5 | 2 * 3 / 4 - 1 <= 5",
        "$4.47 + $0.01/GB * 3 GB | 4.47 USD + 0.01 USD/GB * 3 GB",
        "x → MiB/s | x -> MiB/s",
        "1 -> 1 | 1 -> 1",
        "5.8x | 5.8 x",
        "steps(x=1,while x<3,x+1) | steps(x = 1, while x < 3, x + 1)"
      })
  void bracketsStandWhereTheyAreNeeded(String typed, String printed) {
    assertEquals(printed, FormulaPrinter.print(BenchmarkFacts.parse(typed).body()));
  }

  @Test
  void offsetsAreThoseOfTheText() {
    String text = "  (a.b + 3 ms) *  max(c, $4)";
    Binary product = (Binary) BenchmarkFacts.parse(text).body();
    assertEquals("(a.b + 3 ms) *  max(c, $4)", part(text, product));
    assertEquals("a.b + 3 ms", part(text, product.left()));
    Call call = (Call) product.right();
    assertEquals("max(c, $4)", part(text, call));
    assertEquals("$4", part(text, call.arguments().get(1)));
    assertEquals("3 ms", part(text, ((Binary) product.left()).right()));
  }

  private static String part(String text, Expression expression) {
    return text.substring(expression.from(), expression.to());
  }
}
