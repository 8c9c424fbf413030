package io.konkyo.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.guide.DocumentTable;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The authors' guide lists the operators and functions of the language, and its examples hold. */
class AuthorsFunctionsTest {
  private static final Path GUIDE = Path.of("docs/authors.md");
  private static final DocumentTable FUNCTIONS = DocumentTable.named(GUIDE, "function");

  @Test
  void functionsAreAllListed() {
    assertEquals(Builtin.names(), FUNCTIONS.codesOf(0).stream().sorted().toList());
  }

  @TestFactory
  Stream<DynamicTest> examplesHold() {
    return FUNCTIONS.rows().stream().map(row -> dynamicTest(row.get(2), () -> example(row)));
  }

  private static void example(List<String> row) {
    String formula = DocumentTable.codes(row.get(2)).get(0);
    String result = DocumentTable.codes(row.get(3)).get(0);
    assertTrue(formula.contains(DocumentTable.codes(row.get(0)).get(0) + "("), formula);
    Diagnostics out = new Diagnostics();
    Formula equation = BenchmarkFacts.parse(formula + " == " + result);
    UnitChecker.check(equation, BenchmarkFacts.FACTS, out);
    Value value = Evaluator.evaluate(equation, BenchmarkFacts.FACTS, out).orElseThrow();
    assertTrue(out.isEmpty(), () -> out.inFileOrder().toString());
    assertEquals(new BooleanValue(true), value, formula + " is not " + result);
  }

  @Test
  void operatorsAreAllListed() {
    Set<String> known = new TreeSet<>(List.of("let", "or", "and", "not", "->", "-x"));
    Arrays.stream(BinaryOperator.values()).map(BinaryOperator::symbol).forEach(known::add);
    Arrays.stream(ComparisonOperator.values()).map(ComparisonOperator::symbol).forEach(known::add);
    Set<String> listed = new TreeSet<>();
    for (String code : DocumentTable.named(GUIDE, "operator").codesOf(0)) {
      listed.add(code.split(" ")[0]);
    }
    assertEquals(known, listed);
  }
}
