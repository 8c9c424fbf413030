package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Leaf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The results at corners of the box in which the raw values lie, for formulas that cannot be
 * enclosed. Each is reached; about what lies between or beyond they say nothing.
 */
final class Samples {
  private static final int MOST_LEAVES_FOR_ALL_CORNERS = 12;

  private final Computation computation;
  private final Inputs inputs;
  private List<Rational> results;

  Samples(Computation computation, Inputs inputs) {
    this.computation = computation;
    this.inputs = inputs;
  }

  /**
   * Returns the results in coherent base units, the exact one among them; they are computed when
   * first asked for.
   */
  List<Rational> results() {
    if (results == null) {
      results = compute();
    }
    return results;
  }

  private List<Rational> compute() {
    Quantity exact = computation.exact();
    List<Rational> computed = new ArrayList<>();
    computed.add(exact.base());
    for (Map<String, Rational> corner : corners()) {
      computation
          .evaluate(computation.expression(), corner)
          .filter(exact::sameDimension)
          .ifPresent(result -> computed.add(result.base()));
    }
    return computed;
  }

  /** All corners; of many raw values, those at which all stand low, all high, or one apart. */
  private List<Map<String, Rational>> corners() {
    List<Map<String, Rational>> corners = new ArrayList<>();
    int count = inputs.count();
    if (count <= MOST_LEAVES_FOR_ALL_CORNERS) {
      for (int bits = 0; bits < 1 << count; bits++) {
        int chosen = bits;
        corners.add(corner(i -> (chosen >> i & 1) != 0));
      }
      return corners;
    }
    for (int i = -1; i < count; i++) {
      int apart = i;
      corners.add(corner(index -> index == apart));
      corners.add(corner(index -> index != apart));
    }
    return corners;
  }

  private interface Choice {
    boolean high(int index);
  }

  private Map<String, Rational> corner(Choice choice) {
    Map<String, Rational> values = new HashMap<>();
    for (int i = 0; i < inputs.count(); i++) {
      Leaf leaf = inputs.leaf(i);
      Interval box = leaf.box().orElseThrow();
      values.put(leaf.id(), choice.high(i) ? box.high() : box.low());
    }
    return values;
  }
}
