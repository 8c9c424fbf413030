package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IntervalTest {
  private static final int ROUNDS = 3_000;

  private final Samples samples = new Samples(getClass());

  @Test
  void sumsAreTheRangeOfSums() {
    isRange(Interval::plus, Rational::plus);
  }

  @Test
  void differencesAreTheRangeOfDifferences() {
    isRange(Interval::minus, Rational::minus);
  }

  @Test
  void productsAreTheRangeOfProducts() {
    isRange(Interval::times, Rational::times);
  }

  @Test
  void quotientsAreTheRangeOfQuotients() {
    for (int i = 0; i < ROUNDS; i++) {
      Interval a = interval();
      Interval b = interval();
      Optional<Interval> quotient = a.dividedBy(b);
      assertEquals(b.contains(Rational.ZERO), quotient.isEmpty());
      quotient.ifPresent(range -> isRange(a, b, range, Rational::dividedBy));
    }
  }

  private void isRange(BinaryOperator<Interval> ranged, BinaryOperator<Rational> operation) {
    for (int i = 0; i < ROUNDS; i++) {
      Interval a = interval();
      Interval b = interval();
      isRange(a, b, ranged.apply(a, b), operation);
    }
  }

  /** Sums, products and quotients of monotone operands have their extremes at corners. */
  private void isRange(Interval a, Interval b, Interval range, BinaryOperator<Rational> operation) {
    List<Rational> corners =
        Stream.of(a.low(), a.high())
            .flatMap(x -> Stream.of(b.low(), b.high()).map(y -> operation.apply(x, y)))
            .toList();
    assertEquals(corners.stream().reduce(Rational::min).orElseThrow(), range.low());
    assertEquals(corners.stream().reduce(Rational::max).orElseThrow(), range.high());
    assertTrue(range.contains(operation.apply(inside(a), inside(b))));
  }

  private Interval interval() {
    Rational a = samples.rational();
    Rational b = samples.rational();
    return Interval.of(a.min(b), a.max(b));
  }

  private Rational inside(Interval interval) {
    return interval.low().plus(interval.width().times(Rational.of(samples.below(11), 10)));
  }

  @Test
  void boundsBelongToIt() {
    Interval interval = between("0.205", "0.215");
    assertTrue(interval.contains(Rational.parse("0.205")));
    assertTrue(interval.contains(Rational.parse("0.215")));
    assertFalse(interval.contains(Rational.parse("0.2151")));
    assertTrue(interval.contains(between("0.205", "0.21")));
    assertFalse(interval.contains(between("0.2", "0.21")));
  }

  @Test
  void touchingIntervalsMeet() {
    assertTrue(between("1", "2").meets(between("2", "3")));
    assertTrue(between("2", "3").meets(between("1", "2")));
    assertFalse(between("1", "2").meets(between("2.001", "3")));
    assertTrue(between("1", "4").meets(Interval.point(Rational.of(2))));
  }

  @Test
  void hullCoversBothAndTheGap() {
    assertEquals(between("1", "6"), between("5", "6").hull(between("1", "2")));
    assertEquals(between("1", "6"), between("1", "6").hull(between("2", "3")));
  }

  @Test
  void refusesBoundsTheWrongWayRound() {
    assertThrows(IllegalArgumentException.class, () -> between("2", "1"));
  }

  @Test
  void mirrorsAndMeasures() {
    assertEquals(between("-2", "1"), between("-1", "2").negated());
    assertEquals(Rational.of(3), between("-1", "2").width());
    assertTrue(Interval.point(Rational.ONE).isPoint());
    assertEquals("[1/2, 2]", between("0.5", "2").toString());
  }

  private static Interval between(String low, String high) {
    return Interval.of(Rational.parse(low), Rational.parse(high));
  }
}
