package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.formula.Expression;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.ladder.Judge;
import io.konkyo.verdict.range.InputRange;
import io.konkyo.verdict.range.Meeting;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The ranges that rounded inputs allow, worked out by hand. */
class RangeTest {

  static Stream<Arguments> rows() {
    return Rows.of("ranges.tsv");
  }

  @ParameterizedTest
  @MethodSource("rows")
  void findsTheRange(String facts, String formula, String low, String high, String proved) {
    Computation computation = Workbook.of(facts).compute(formula);
    InputRange range = InputRange.of(computation);
    Optional<Interval> expected =
        low.equals("-")
            ? Optional.empty()
            : Optional.of(new Interval(Rational.parse(low), Rational.parse(high)));
    assertEquals(expected, range.bounds());
    assertEquals(proved.equals("yes"), range.isProved());
  }

  @Test
  void carriesDozensOfReadings() {
    String facts =
        IntStream.range(0, 40).mapToObj(i -> "r" + i + " = 1.0").collect(Collectors.joining("; "));
    String sum = IntStream.range(0, 40).mapToObj(i -> "r" + i).collect(Collectors.joining(" + "));
    InputRange single = range(facts, sum);
    assertEquals(Optional.of(interval("38", "42")), single.bounds());
    InputRange repeated = range(facts, "(" + sum + ") / (" + sum + " + 100)");
    assertEquals(Optional.of(interval("38/138", "42/142")), repeated.bounds());
    assertTrue(repeated.isProved());
  }

  @Test
  void boundsWithoutProofWhatReadsHundredsOfReadingsTwice() {
    String facts =
        IntStream.range(0, 150).mapToObj(i -> "r" + i + " = 1.0").collect(Collectors.joining("; "));
    String names = IntStream.range(0, 150).mapToObj(i -> "r" + i).collect(Collectors.joining(", "));
    InputRange range = range(facts + "; r.* = " + names, "spread(r.*) / mean(r.*)");
    assertEquals(Optional.of(interval("0", "2/19")), range.bounds());
    assertFalse(range.isProved());
    assertEquals(Meeting.UNKNOWN, range.meets(interval("0.05", "0.06")));
    assertEquals(Meeting.NO, range.meets(interval("0.2", "0.3")));
  }

  @Test
  void sharesADerivedFactAmongManyReaders() {
    StringBuilder facts = new StringBuilder("x0 = 1.0");
    for (int i = 1; i <= 12; i++) {
      facts.append("; x%d := x%d + x%d".formatted(i, i - 1, i - 1));
    }
    assertEquals(
        Optional.of(interval("3891.2", "4300.8")), range(facts.toString(), "x12").bounds());
  }

  @Test
  void tellsWhereASquareTurns() {
    InputRange range = range("x = 5.0", "x * (10 - x)");
    assertEquals(Meeting.YES, range.meets(interval("24.9999", "25.1")));
    assertEquals(Meeting.YES, range.meets(interval("24.9", "24.9975")));
    assertEquals(Meeting.NO, range.meets(interval("24.9", "24.99")));
    assertEquals(Meeting.NO, range.meets(interval("25.01", "26")));
    assertTrue(range.isProved());
  }

  @Test
  void knowsTheGapsOfAStaircase() {
    InputRange range = range("x = 3.0", "floor(x)");
    assertEquals(Meeting.YES, range.meets(Interval.point(Rational.of(2))));
    assertEquals(Meeting.YES, range.meets(Interval.point(Rational.of(3))));
    assertEquals(Meeting.UNKNOWN, range.meets(interval("2.4", "2.6")));
    assertEquals(Meeting.NO, range.meets(interval("3.1", "3.6")));
  }

  @Test
  void saysNothingOfAFormulaItCannotSeeThrough() {
    Computation opaque = opaque();
    InputRange range = InputRange.of(opaque);
    assertEquals(Optional.empty(), range.bounds());
    assertEquals(Meeting.YES, range.meets(Interval.point(Rational.parse("0.42"))));
    assertEquals(Meeting.UNKNOWN, range.meets(Interval.point(Rational.parse("0.7"))));
    assertEquals(Optional.of(interval("0.38", "0.42")), range.estimate());
    Judgement judgement = Judge.judge(Workbook.stated("0.73"), opaque);
    assertEquals(Verdict.UNDECIDED, judgement.verdict());
    assertEquals(Long.MAX_VALUE, judgement.printable());
  }

  /** A formula that reads a fact nobody tells the origin of. */
  private static Computation opaque() {
    Computation open = Workbook.of("a = 0.2; hidden := a + a").compute("hidden");
    return new Computation() {
      @Override
      public Expression expression() {
        return open.expression();
      }

      @Override
      public Quantity exact() {
        return open.exact();
      }

      @Override
      public List<Leaf> leaves() {
        return List.of(
            new Leaf(
                "a", Workbook.stated("0.2").quantity(), Optional.of(interval("0.19", "0.21"))));
      }

      @Override
      public Optional<Quantity> evaluate(Expression expression, Map<String, Rational> replaced) {
        return open.evaluate(expression, replaced);
      }
    };
  }

  private static InputRange range(String facts, String formula) {
    Computation computation = Workbook.of(facts).compute(formula);
    return InputRange.of(computation);
  }

  private static Interval interval(String low, String high) {
    return new Interval(Rational.parse(low), Rational.parse(high));
  }
}
