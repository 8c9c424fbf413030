package io.konkyo.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.range.InputRange;
import io.konkyo.verdict.range.Meeting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is computed from values inside their boxes lies inside the range that was found. */
class RangePropertyTest {
  private static final int FORMULAS = 400;
  private static final int PLACES = 30;

  private final Chance chance = new Chance(RangePropertyTest.class);
  private final Formulas formulas = new Formulas(chance);

  /** A random formula that has a value. */
  private record Sample(String formula, Workbook book, Computation computation, InputRange range) {}

  private Optional<Sample> sample(Supplier<String> formula) {
    Workbook book = Workbook.of(formulas.facts());
    String text = formula.get();
    return book.tryCompute(text).map(c -> new Sample(text, book, c, InputRange.of(c).in(Unit.ONE)));
  }

  @Test
  void containsWhatIsComputedAnywhereInTheBox() {
    int bounded = 0;
    int proved = 0;
    int total = 0;
    for (int i = 0; i < FORMULAS; i++) {
      Optional<Sample> found = sample(() -> formulas.any(3));
      if (found.isPresent()) {
        Sample sample = found.get();
        total++;
        bounded += sample.range().bounds().isPresent() ? 1 : 0;
        proved += sample.range().isProved() ? 1 : 0;
        List<Rational> results = results(sample, PLACES);
        results.forEach(result -> checkInside(sample, result));
        checkReached(sample, chance.oneOf(results));
      }
    }
    System.out.printf("of %d formulas %d have bounds, %d proved ones%n", total, bounded, proved);
  }

  private static void checkInside(Sample sample, Rational result) {
    sample
        .range()
        .bounds()
        .ifPresent(
            bounds ->
                assertTrue(
                    near(bounds, result),
                    () -> sample.formula() + " gives " + result + " outside of " + bounds));
  }

  private static void checkReached(Sample sample, Rational result) {
    if (sample.range().bounds().filter(bounds -> bounds.contains(result)).isPresent()) {
      assertNotEquals(Meeting.NO, sample.range().meets(Interval.point(result)), sample.formula());
    }
  }

  /** Roots and logarithms are cut after twenty decimals, and cut apart. */
  private static boolean near(Interval bounds, Rational result) {
    Rational slack = Rational.powerOfTen(-12);
    return new Interval(bounds.low().minus(slack), bounds.high().plus(slack)).contains(result);
  }

  @Test
  void endsAtCornersWhereThatIsProved() {
    int proved = 0;
    int total = 0;
    for (int i = 0; i < FORMULAS; i++) {
      Optional<Sample> found = sample(() -> formulas.rational(2 + chance.below(2)));
      if (found.isPresent() && found.get().range().bounds().isPresent()) {
        total++;
        if (found.get().range().isProved()) {
          proved++;
          List<Rational> corners = corners(found.get());
          Interval hull = Interval.point(corners.get(0));
          for (Rational corner : corners) {
            hull = hull.hull(Interval.point(corner));
          }
          assertEquals(hull, found.get().range().bounds().orElseThrow(), found.get().formula());
        }
      }
    }
    System.out.printf("of %d rational formulas with bounds %d are proved%n", total, proved);
    assertTrue(proved * 5 > total * 4, proved + " of " + total);
  }

  @Test
  void saysNoOutsideOfTheBounds() {
    for (int i = 0; i < FORMULAS; i++) {
      Optional<Sample> found = sample(() -> formulas.any(2));
      found
          .flatMap(sample -> sample.range().bounds())
          .ifPresent(
              bounds -> {
                Rational beyond = bounds.high().plus(Rational.ONE);
                assertEquals(Meeting.NO, found.get().range().meets(Interval.point(beyond)));
              });
    }
  }

  private List<Rational> results(Sample sample, int places) {
    List<Rational> results = new ArrayList<>(corners(sample));
    for (int i = 0; i < places; i++) {
      Map<String, Rational> values = new HashMap<>();
      sample
          .book()
          .boxes()
          .forEach((id, box) -> values.put(id, chance.between(box.low(), box.high())));
      result(sample, values).ifPresent(results::add);
    }
    return results;
  }

  private static List<Rational> corners(Sample sample) {
    List<Map<String, Rational>> corners = new ArrayList<>(List.of(Map.of()));
    sample
        .book()
        .boxes()
        .forEach(
            (id, box) -> {
              List<Map<String, Rational>> more = new ArrayList<>();
              for (Map<String, Rational> corner : corners) {
                for (Rational end : List.of(box.low(), box.high())) {
                  Map<String, Rational> longer = new HashMap<>(corner);
                  longer.put(id, end);
                  more.add(longer);
                }
              }
              corners.clear();
              corners.addAll(more);
            });
    List<Rational> results = new ArrayList<>();
    corners.forEach(corner -> result(sample, corner).ifPresent(results::add));
    return results;
  }

  private static Optional<Rational> result(Sample sample, Map<String, Rational> values) {
    return sample
        .computation()
        .evaluate(sample.computation().expression(), values)
        .map(Quantity::base);
  }
}
