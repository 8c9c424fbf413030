package io.konkyo.quantity;

import java.util.Optional;

/**
 * All numbers from {@code low} to {@code high}, both included. Arithmetic gives the exact range of
 * the operation for operands that vary independently.
 *
 * <p>Errors: {@link IllegalArgumentException} if {@code low > high}.
 */
public record Interval(Rational low, Rational high) {
  public Interval {
    if (low.compareTo(high) > 0) {
      throw new IllegalArgumentException("interval from " + low + " down to " + high);
    }
  }

  /** Returns the interval between the two bounds. */
  public static Interval of(Rational low, Rational high) {
    return new Interval(low, high);
  }

  /** Returns the interval that holds one number. */
  public static Interval point(Rational value) {
    return new Interval(value, value);
  }

  /** Returns whether the number lies inside or on a bound. */
  public boolean contains(Rational value) {
    return low.compareTo(value) <= 0 && value.compareTo(high) <= 0;
  }

  /** Returns whether all of {@code other} lies inside. */
  public boolean contains(Interval other) {
    return contains(other.low) && contains(other.high);
  }

  /** Returns whether the two share a number; touching is enough. */
  public boolean meets(Interval other) {
    return low.compareTo(other.high) <= 0 && other.low.compareTo(high) <= 0;
  }

  /** Returns whether it holds one number only. */
  public boolean isPoint() {
    return low.equals(high);
  }

  /** Returns {@code high - low}. */
  public Rational width() {
    return high.minus(low);
  }

  /** Returns the smallest interval around both. */
  public Interval hull(Interval other) {
    return new Interval(low.min(other.low), high.max(other.high));
  }

  /** Returns the range of sums. */
  public Interval plus(Interval other) {
    return new Interval(low.plus(other.low), high.plus(other.high));
  }

  /** Returns the range of differences. */
  public Interval minus(Interval other) {
    return new Interval(low.minus(other.high), high.minus(other.low));
  }

  /** Returns the interval mirrored at zero. */
  public Interval negated() {
    return new Interval(high.negated(), low.negated());
  }

  /** Returns the range of products. */
  public Interval times(Interval other) {
    Rational a = low.times(other.low);
    Rational b = low.times(other.high);
    Rational c = high.times(other.low);
    Rational d = high.times(other.high);
    return new Interval(a.min(b).min(c.min(d)), a.max(b).max(c.max(d)));
  }

  /** Returns the range of quotients, or nothing if the divisor may be zero. */
  public Optional<Interval> dividedBy(Interval divisor) {
    if (divisor.contains(Rational.ZERO)) {
      return Optional.empty();
    }
    return Optional.of(times(new Interval(divisor.high.reciprocal(), divisor.low.reciprocal())));
  }

  /** Returns {@code [low, high]}. */
  @Override
  public String toString() {
    return "[" + low + ", " + high + "]";
  }
}
