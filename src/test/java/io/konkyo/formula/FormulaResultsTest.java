package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What single operators and functions yield, and of which type they are. */
class FormulaResultsTest {

  @TestFactory
  Stream<DynamicTest> values() {
    return Table.rows("results.tsv").stream()
        .map(row -> dynamicTest(row.toString(), () -> value(row)));
  }

  private static void value(Table.Row row) {
    Formula formula = BenchmarkFacts.parse(row.cell(0));
    Diagnostics out = new Diagnostics();
    UnitChecker.check(formula, BenchmarkFacts.FACTS, out);
    Optional<Value> value = Evaluator.evaluate(formula, BenchmarkFacts.FACTS, out);
    assertTrue(out.isEmpty(), () -> row + ": " + out.inFileOrder());
    assertEquals(row.cell(1), value.orElseThrow().asQuantity().orElseThrow().toString());
  }

  @TestFactory
  Stream<DynamicTest> types() {
    return Table.rows("types.tsv").stream()
        .map(row -> dynamicTest(row.toString(), () -> type(row)));
  }

  private static void type(Table.Row row) {
    Formula formula = BenchmarkFacts.parse(row.cell(0));
    Diagnostics out = new Diagnostics();
    Optional<Type> type = UnitChecker.check(formula, BenchmarkFacts.FACTS, out);
    assertTrue(out.isEmpty(), () -> row + ": " + out.inFileOrder());
    assertEquals(row.cell(1), type.orElseThrow().description());
  }

  /** Every function of the language has a row, so that none is forgotten. */
  @TestFactory
  Stream<DynamicTest> functionsAreCovered() {
    String formulas =
        Stream.of("results.tsv", "kinds.tsv")
            .flatMap(name -> Table.rows(name).stream())
            .map(Table.Row::toString)
            .reduce("", String::concat);
    return Builtin.names().stream()
        .map(name -> dynamicTest(name, () -> assertTrue(formulas.contains(name + "("))));
  }
}
