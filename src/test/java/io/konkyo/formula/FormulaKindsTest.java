package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every kind of formula of the documents, on their numbers. */
class FormulaKindsTest {

  @TestFactory
  Stream<DynamicTest> exactValues() {
    return Table.rows("kinds.tsv").stream()
        .map(row -> dynamicTest(row.toString(), () -> exactValue(row)));
  }

  private static void exactValue(Table.Row row) {
    Formula formula = BenchmarkFacts.parse(row.cell(1));
    Diagnostics out = new Diagnostics();
    Optional<Type> type = UnitChecker.check(formula, BenchmarkFacts.FACTS, out);
    Optional<Value> value = Evaluator.evaluate(formula, BenchmarkFacts.FACTS, out);
    assertTrue(out.isEmpty(), () -> row + ": " + out.inFileOrder());
    assertEquals(row.cell(3), text(value.orElseThrow()));
    assertEquals(
        TypeChecker.number(Type.of(value.get())).map(QuantityType::dimension),
        TypeChecker.number(type.orElseThrow()).map(QuantityType::dimension));
    assertEquals(value, Evaluator.evaluate(formula.body(), BenchmarkFacts.FACTS));
    if (!row.cell(2).isEmpty()) {
      printed(BenchmarkFacts.stated(row.cell(2)), value.get().asQuantity().orElseThrow());
    }
  }

  private static void printed(StatedQuantity stated, Quantity exact) {
    Quantity value = exact.in(stated.unit());
    assertEquals(
        stated.number().value(), Rounding.HALF_UP.round(value.value(), stated.number().decimals()));
  }

  private static String text(Value value) {
    if (value instanceof BooleanValue condition) {
      return String.valueOf(condition.value());
    }
    return value instanceof ListValue list
        ? list.members().stream().map(Quantity::toString).collect(Collectors.joining(" "))
        : value.asQuantity().orElseThrow().toString();
  }

  @TestFactory
  Stream<DynamicTest> modelsFitTheirUnits() {
    return BenchmarkFacts.FACTS.models().stream()
        .filter(model -> !model.name().matches("loop|ping|pong"))
        .map(
            model ->
                dynamicTest(
                    model.name(),
                    () -> {
                      Diagnostics out = new Diagnostics();
                      UnitChecker.check(model, BenchmarkFacts.FACTS, out);
                      assertTrue(out.isEmpty(), () -> out.inFileOrder().toString());
                    }));
  }
}
