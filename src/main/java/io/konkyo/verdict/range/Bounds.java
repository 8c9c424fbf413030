package io.konkyo.verdict.range;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;

/**
 * What a number may be, and how it grows with the tracked raw values.
 *
 * <p>Units: coherent base units.
 *
 * <p>Shape: operations give the exact range for operands that vary independently; both bounds are
 * one object where there is one possibility, so that exact parts are computed once.
 *
 * @param low the lowest it may be
 * @param high the highest it may be
 * @param slopes how it grows
 */
record Bounds(Rational low, Rational high, Slopes slopes) implements Enclosure {
  /** Twice what the evaluator of formulas allows one number: bounds have a few digits more. */
  private static final int MOST_BITS = 16_384;

  static Bounds point(Rational value) {
    return new Bounds(value, value, Slopes.NONE);
  }

  /** Returns whether the numbers have grown beyond use, as those of towers of powers do. */
  boolean isTooLong() {
    return low.bitLength() > MOST_BITS || high.bitLength() > MOST_BITS;
  }

  Interval interval() {
    return new Interval(low, high);
  }

  @Override
  public boolean isExact() {
    return low == high || low.equals(high);
  }

  @Override
  public Bounds number() {
    return this;
  }

  boolean contains(Rational value) {
    return low.compareTo(value) <= 0 && value.compareTo(high) <= 0;
  }

  boolean meets(Bounds other) {
    return low.compareTo(other.high) <= 0 && other.low.compareTo(high) <= 0;
  }

  Bounds with(Slopes others) {
    return new Bounds(low, high, others);
  }

  Bounds plus(Bounds other) {
    Rational sum = low.plus(other.low);
    boolean one = low == high && other.low == other.high;
    return new Bounds(sum, one ? sum : high.plus(other.high), slopes.plus(other.slopes));
  }

  Bounds negated() {
    Rational negated = low.negated();
    return new Bounds(low == high ? negated : high.negated(), negated, slopes.negated());
  }

  Bounds times(Bounds other) {
    return product(other).with(slopesOfProduct(other));
  }

  private Slopes slopesOfProduct(Bounds other) {
    return slopes.times(other.low, other.high).plus(other.slopes.times(low, high));
  }

  private Bounds product(Bounds other) {
    if (low == high && other.low == other.high) {
      return point(low.times(other.low));
    }
    if (low.signum() >= 0 && other.low.signum() >= 0) {
      return new Bounds(low.times(other.low), high.times(other.high), Slopes.NONE);
    }
    Interval product = interval().times(other.interval());
    return new Bounds(product.low(), product.high(), Slopes.NONE);
  }

  /** Divides; errors: {@link Unbounded} if the divisor may be zero. */
  Bounds dividedBy(Bounds divisor) {
    if (divisor.contains(Rational.ZERO)) {
      throw new Unbounded();
    }
    Rational small = divisor.high.reciprocal();
    Rational large = divisor.low == divisor.high ? small : divisor.low.reciprocal();
    Bounds quotient = quotient(divisor, small, large);
    if (slopes == Slopes.NONE && divisor.slopes == Slopes.NONE) {
      return quotient;
    }
    // (u/v)' = (u' - (u/v) v') / v, which stays tight when u and v grow together.
    Slopes shrinking = divisor.slopes.times(quotient.low, quotient.high).negated();
    return quotient.with(slopes.plus(shrinking).times(small, large));
  }

  private Bounds quotient(Bounds divisor, Rational small, Rational large) {
    if (low.signum() >= 0 && divisor.low.signum() > 0) {
      boolean one = low == high && divisor.low == divisor.high;
      Rational lowest = low.dividedBy(divisor.high);
      return new Bounds(lowest, one ? lowest : high.dividedBy(divisor.low), Slopes.NONE);
    }
    return product(new Bounds(small, large, Slopes.NONE));
  }

  /**
   * Raises to a whole power; errors: {@link Unbounded} for a negative power of what may be zero,
   * and for one that is too long.
   */
  Bounds pow(int exponent) {
    if (exponent < 0) {
      return point(Rational.ONE).dividedBy(pow(-exponent));
    }
    if (exponent == 0) {
      return point(Rational.ONE);
    }
    if ((long) Math.max(low.bitLength(), high.bitLength()) * exponent > 4L * MOST_BITS) {
      throw new Unbounded();
    }
    Rational least = low.pow(exponent);
    Rational most = low == high ? least : high.pow(exponent);
    Slopes growth = slopes;
    if (slopes != Slopes.NONE) {
      Bounds rate = exponent == 1 ? point(Rational.ONE) : with(Slopes.NONE).pow(exponent - 1);
      Bounds factor = rate.times(point(Rational.of(exponent)));
      growth = slopes.times(factor.low, factor.high);
    }
    if (exponent % 2 != 0 || low.signum() >= 0) {
      return new Bounds(least, most, growth);
    }
    Rational lowest = high.signum() <= 0 ? most : Rational.ZERO;
    return new Bounds(lowest, least.max(most), growth);
  }

  Bounds abs() {
    if (low.signum() >= 0) {
      return this;
    }
    if (high.signum() <= 0) {
      return negated();
    }
    return new Bounds(Rational.ZERO, high.max(low.negated()), slopes.hull(slopes.negated()));
  }

  /** Returns what either of the two may be. */
  Bounds hull(Bounds other) {
    return new Bounds(low.min(other.low), high.max(other.high), slopes.hull(other.slopes));
  }
}
