package io.konkyo.verdict;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries the rounding of the raw values through a computation, corner by corner. */
final class InputRange {
  private static final int MOST_LEAVES = 12;

  private InputRange() {}

  /** Returns the hull of the results at every corner of the leaves' boxes, in a unit. */
  static Optional<Interval> of(Computation computation, Unit unit) {
    List<Leaf> rounded =
        computation.leaves().stream().filter(leaf -> leaf.box().isPresent()).toList();
    if (rounded.isEmpty() || rounded.size() > MOST_LEAVES) {
      return Optional.empty();
    }
    Optional<Interval> hull = Optional.empty();
    for (int corner = 0; corner < 1 << rounded.size(); corner++) {
      Map<String, Rational> values = new HashMap<>();
      for (int i = 0; i < rounded.size(); i++) {
        Interval box = rounded.get(i).box().orElseThrow();
        values.put(rounded.get(i).id(), (corner >> i & 1) == 0 ? box.low() : box.high());
      }
      Optional<Quantity> result = computation.evaluate(computation.expression(), values);
      if (result.isEmpty()) {
        return Optional.empty();
      }
      Interval point = Interval.point(result.get().in(unit).value());
      hull = Optional.of(hull.map(h -> h.hull(point)).orElse(point));
    }
    return hull;
  }
}
