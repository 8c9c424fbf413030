package io.konkyo.verdict.range;

import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Encloses what order picks from a list: the ranges are exact for members that vary apart. */
final class Extremes {
  private static final Rational HALF = Rational.of(1, 2);

  private Extremes() {}

  static Bounds least(List<Bounds> numbers) {
    Bounds least = numbers.get(0);
    for (Bounds number : numbers) {
      least =
          new Bounds(least.low().min(number.low()), least.high().min(number.high()), Slopes.NONE);
    }
    return least.with(slopesOfTaken(numbers, least));
  }

  static Bounds most(List<Bounds> numbers) {
    Bounds most = numbers.get(0);
    for (Bounds number : numbers) {
      most = new Bounds(most.low().max(number.low()), most.high().max(number.high()), Slopes.NONE);
    }
    return most.with(slopesOfTaken(numbers, most));
  }

  /** Rises with every member, so that its bounds are the medians of the bounds. */
  static Bounds median(List<Bounds> numbers) {
    Rational low = median(numbers, Bounds::low);
    Rational high = median(numbers, Bounds::high);
    Bounds median = new Bounds(low, low.equals(high) ? low : high, Slopes.NONE);
    return numbers.size() % 2 == 1
        ? median.with(slopesOfTaken(numbers, median))
        : median.with(slopesOfAll(numbers));
  }

  private static Rational median(List<Bounds> numbers, Function<Bounds, Rational> bound) {
    List<Rational> sorted = new ArrayList<>(numbers.stream().map(bound).toList());
    sorted.sort(null);
    int middle = sorted.size() / 2;
    Rational upper = sorted.get(middle);
    return sorted.size() % 2 == 1 ? upper : upper.plus(sorted.get(middle - 1)).times(HALF);
  }

  /** Largest less smallest: widest for two different members drawn apart. */
  static Bounds spread(List<Bounds> numbers) {
    Rational least = most(numbers).low().minus(least(numbers).high()).max(Rational.ZERO);
    Rational widest = Rational.ZERO;
    List<Bounds> byHigh = sorted(numbers, Comparator.comparing(Bounds::high).reversed());
    List<Bounds> byLow = sorted(numbers, Comparator.comparing(Bounds::low));
    for (Bounds high : byHigh.subList(0, Math.min(2, byHigh.size()))) {
      for (Bounds low : byLow.subList(0, Math.min(2, byLow.size()))) {
        if (high != low) {
          widest = widest.max(high.high().minus(low.low()));
        }
      }
    }
    Slopes slopes = slopesOfAll(numbers);
    return new Bounds(least, widest, slopes.hull(slopes.negated()));
  }

  private static List<Bounds> sorted(List<Bounds> numbers, Comparator<Bounds> order) {
    List<Bounds> sorted = new ArrayList<>(numbers);
    sorted.sort(order);
    return sorted;
  }

  /** Returns the slopes of whichever member is taken. */
  private static Slopes slopesOfTaken(List<Bounds> numbers, Bounds taken) {
    Slopes slopes = null;
    for (Bounds number : numbers) {
      if (number.meets(taken)) {
        slopes = slopes == null ? number.slopes() : slopes.hull(number.slopes());
      }
    }
    return slopes == null ? Slopes.NONE : slopes;
  }

  private static Slopes slopesOfAll(List<Bounds> numbers) {
    Slopes slopes = numbers.get(0).slopes();
    for (Bounds number : numbers) {
      slopes = slopes.hull(number.slopes());
    }
    return slopes;
  }
}
