package io.konkyo.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.konkyo.quantity.Rational;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Konkyo computes exactly rounds to what GNU units and qalc print. */
class OracleTest {
  private static final String CONVERSIONS = "conversions.tsv";
  private static final String FORMULAS = "formulas.tsv";
  private static final String NOT_ASKED = "-";

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource(Oracle.class)
  void programsAnswerWhatTheyAreAsked(Oracle oracle) throws IOException {
    List<Question> known = List.of(new Question("2 * 3", "1"), new Question("90 km/hour", "m/s"));
    assertEquals(List.of("6", "25"), oracle.answers(known, folder));
  }

  @TestFactory
  Stream<DynamicTest> conversions() throws IOException {
    return Stream.concat(
        comparisons(CONVERSIONS, Oracle.UNITS), comparisons(CONVERSIONS, Oracle.QALC));
  }

  @TestFactory
  Stream<DynamicTest> formulas() throws IOException {
    return Stream.concat(comparisons(FORMULAS, Oracle.UNITS), comparisons(FORMULAS, Oracle.QALC));
  }

  @Test
  void tablesAreLongEnough() {
    assertTrue(asked(CONVERSIONS, Oracle.UNITS).size() >= 60);
    assertTrue(asked(CONVERSIONS, Oracle.QALC).size() >= 60);
    assertTrue(asked(FORMULAS, Oracle.UNITS).size() >= 40);
    assertTrue(asked(FORMULAS, Oracle.QALC).size() >= 40);
  }

  private Stream<DynamicTest> comparisons(String table, Oracle oracle) throws IOException {
    List<Sheet.Row> rows = asked(table, oracle);
    List<Question> questions = rows.stream().map(row -> Question.of(cell(row, oracle))).toList();
    List<String> answers = oracle.answers(questions, folder);
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Sheet.Row row = rows.get(i);
      String answer = answers.get(i);
      String name = table + ":" + row.line() + " " + row.cell(0) + ", " + oracle;
      tests.add(dynamicTest(name, () -> agree(row.cell(0), answer, oracle)));
    }
    return tests.stream();
  }

  private static List<Sheet.Row> asked(String table, Oracle oracle) {
    return Sheet.rows(table).stream().filter(row -> !cell(row, oracle).equals(NOT_ASKED)).toList();
  }

  private static String cell(Sheet.Row row, Oracle oracle) {
    return row.cell(1 + oracle.ordinal());
  }

  private static void agree(String formula, String answer, Oracle oracle) {
    BigDecimal printed = number(answer);
    Rational exact = Konkyo.value(formula).value();
    MathContext digits = new MathContext(oracle.significantDigits(), RoundingMode.HALF_UP);
    BigDecimal rounded =
        new BigDecimal(exact.numerator()).divide(new BigDecimal(exact.denominator()), digits);
    // A whole number is printed with all of its digits.
    assertEquals(0, printed.round(digits).compareTo(rounded), () -> exact + " beside " + answer);
  }

  private static BigDecimal number(String answer) {
    try {
      return new BigDecimal(answer.strip().replace('\u2212', '-'));
    } catch (NumberFormatException e) {
      throw new AssertionError("no number: " + answer, e);
    }
  }
}
