package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;

/**
 * How fast a part of a formula grows with each of the tracked raw values: an enclosure of every
 * partial derivative over the box, by forward-mode differentiation in interval arithmetic. Where a
 * function has a corner, both sides are enclosed, which proves as much.
 */
final class Slopes {
  /** Those of a part that reads no tracked value. */
  static final Slopes NONE = new Slopes(new Interval[0]);

  /** Those of a part of which nothing is known. */
  static final Slopes UNKNOWN = new Slopes(new Interval[0]);

  private static final Interval ZERO = Interval.point(Rational.ZERO);
  private static final Interval ONE = Interval.point(Rational.ONE);

  /** By tracked value; null for one that does not take part. */
  private final Interval[] by;

  private Slopes(Interval[] by) {
    this.by = by;
  }

  /** Returns the slopes of a tracked value itself. */
  static Slopes along(int index, int count) {
    Interval[] by = new Interval[count];
    by[index] = ONE;
    return new Slopes(by);
  }

  Slopes plus(Slopes other) {
    if (other == NONE || this == UNKNOWN) {
      return this;
    }
    if (this == NONE || other == UNKNOWN) {
      return other;
    }
    Interval[] sums = by.clone();
    for (int i = 0; i < sums.length; i++) {
      if (other.by[i] != null) {
        sums[i] = sums[i] == null ? other.by[i] : sums[i].plus(other.by[i]);
      }
    }
    return new Slopes(sums);
  }

  Slopes negated() {
    if (by.length == 0) {
      return this;
    }
    Interval[] negated = new Interval[by.length];
    for (int i = 0; i < by.length; i++) {
      negated[i] = by[i] == null ? null : by[i].negated();
    }
    return new Slopes(negated);
  }

  Slopes times(Rational low, Rational high) {
    if (by.length == 0) {
      return this;
    }
    Interval factor = new Interval(low, high);
    Interval[] products = new Interval[by.length];
    for (int i = 0; i < by.length; i++) {
      products[i] = by[i] == null ? null : by[i].times(factor);
    }
    return new Slopes(products);
  }

  /** Returns the slopes of whichever of two parts is taken. */
  Slopes hull(Slopes other) {
    if (this == UNKNOWN || other == UNKNOWN) {
      return UNKNOWN;
    }
    if (this == NONE && other == NONE) {
      return NONE;
    }
    Interval[] hulls = new Interval[Math.max(by.length, other.by.length)];
    for (int i = 0; i < hulls.length; i++) {
      Interval here = this == NONE ? null : by[i];
      Interval there = other == NONE ? null : other.by[i];
      if (here != null || there != null) {
        hulls[i] = (here == null ? ZERO : here).hull(there == null ? ZERO : there);
      }
    }
    return new Slopes(hulls);
  }

  Direction direction(int index) {
    if (this == UNKNOWN) {
      return Direction.UNPROVED;
    }
    if (this == NONE || by[index] == null) {
      return Direction.FLAT;
    }
    if (by[index].low().signum() >= 0) {
      return Direction.RISING;
    }
    return by[index].high().signum() <= 0 ? Direction.FALLING : Direction.UNPROVED;
  }
}
