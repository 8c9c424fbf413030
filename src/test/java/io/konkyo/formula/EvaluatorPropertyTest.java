package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.SensibleTrees.Measure;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Quantity;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Evaluation against a second, simpler evaluator. */
class EvaluatorPropertyTest {
  private static final long SEED = 1961;
  private static final int TREES = 1_500;

  @Test
  void agreesWithTheNaiveReading() {
    Random random = new Random(SEED);
    SensibleTrees trees = new SensibleTrees(random);
    int computed = 0;
    for (int i = 0; i < TREES; i++) {
      Measure measure = Measure.values()[random.nextInt(Measure.values().length)];
      String text = FormulaPrinter.print(trees.number(measure, 3, ""));
      if (text.length() < FormulaLimits.LENGTH) {
        computed += agrees(measure, text) ? 1 : 0;
      }
    }
    assertTrue(computed > TREES / 2, computed + " of " + TREES + " had a value");
  }

  private static boolean agrees(Measure measure, String text) {
    Formula formula = BenchmarkFacts.parse(text);
    Diagnostics out = new Diagnostics();
    Optional<Type> type = UnitChecker.check(formula, BenchmarkFacts.FACTS, out);
    assertTrue(out.isEmpty(), () -> "seed " + SEED + ": " + text + out.inFileOrder());
    assertEquals(dimension(measure), TypeChecker.number(type.orElseThrow()).get().dimension());
    Optional<NaiveNumber> expected = NaiveEvaluator.number(formula.body(), Map.of());
    Optional<Value> value = Evaluator.evaluate(formula, BenchmarkFacts.FACTS, out);
    if (expected.isEmpty()) {
      assertEquals("division-by-zero", code(out), () -> "seed " + SEED + ": " + text);
      return false;
    }
    if (value.isEmpty() && code(out).equals("calculation-too-large")) {
      return false;
    }
    Quantity actual = value.orElseThrow(() -> new AssertionError(text)).asQuantity().get();
    assertEquals(dimension(measure), actual.unit().dimension());
    assertEquals(
        0,
        NaiveEvaluator.of(actual.base()).compare(expected.get()),
        () -> "seed " + SEED + ": " + text + " gave " + actual);
    return true;
  }

  private static String code(Diagnostics out) {
    return out.inFileOrder().get(0).code().id();
  }

  private static Dimension dimension(Measure measure) {
    Dimension bit = Dimension.of("bit");
    Dimension time = Dimension.of("time");
    return List.of(Dimension.NONE, time, bit, bit.per(time), Dimension.of("count:request"))
        .get(measure.ordinal());
  }

  /** The unit a result comes in is one that a formula can name. */
  @Test
  void unitsOfResultsAreReadable() {
    Random random = new Random(SEED);
    SensibleTrees trees = new SensibleTrees(random);
    for (int i = 0; i < TREES; i++) {
      Expression left = trees.number(pick(random), 0, "");
      Expression right = trees.number(pick(random), 0, "");
      Binary binary =
          new Binary(
              random.nextBoolean() ? BinaryOperator.TIMES : BinaryOperator.DIVIDED_BY,
              new Binary(BinaryOperator.TIMES, left, trees.number(pick(random), 0, ""), 0, 0),
              right,
              0,
              0);
      Evaluator.evaluate(binary, BenchmarkFacts.FACTS)
          .flatMap(Value::asQuantity)
          .ifPresent(
              result -> assertEquals(result.unit(), RandomTrees.unit(result.unit().symbol())));
    }
  }

  private static Measure pick(Random random) {
    return Measure.values()[random.nextInt(Measure.values().length)];
  }
}
