package io.konkyo.verdict.range;

import io.konkyo.formula.Expression;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Leaf;
import java.util.List;
import java.util.Optional;

/**
 * What the rounding of the raw values allows a computed number to be.
 *
 * <p>Shape: a raw value that is read twice stays one value. Each is free to lie anywhere in its
 * box, ends included.
 *
 * <p>Source: number anchors, section 4, "Computing B exactly". Rounding is a bound and not a
 * deviation: nothing is assumed about how likely a place in a box is.
 */
public final class InputRange {
  /** The work of a proof grows with the square of how many raw values are read twice. */
  private static final int MOST_TRACKED = 100;

  private static final InputRange NONE =
      new InputRange(null, new Reach.Nowhere(), /* subtracts= */ false, Unit.ONE);

  /** In coherent base units, whatever the unit of the range; null if they cannot be told. */
  private final Interval base;

  private final Reach reach;
  private final boolean subtracts;
  private final Unit unit;
  private Optional<Interval> bounds;

  private InputRange(Interval base, Reach reach, boolean subtracts, Unit unit) {
    this.base = base;
    this.reach = reach;
    this.subtracts = subtracts;
    this.unit = unit;
  }

  /** Returns what a computation may give, in the unit of its exact result. */
  public static InputRange of(Computation computation) {
    Inputs inputs = Inputs.of(computation.leaves());
    if (inputs.isEmpty()) {
      return NONE;
    }
    Unit unit = computation.exact().unit();
    Encloser walk = new Encloser(inputs, inputs.boxes());
    Interval whole;
    try {
      whole = walk.enclose(computation.derivation()).interval();
    } catch (Unbounded none) {
      Reach reach = new Reach.Sampled(new Samples(computation, inputs));
      return new InputRange(null, reach, /* subtracts= */ false, unit);
    }
    List<Integer> tracked = walk.jumps() ? inputs.indices() : walk.repeated();
    if (tracked.isEmpty()) {
      return new InputRange(whole, new Reach.Everywhere(whole), walk.subtracts(), unit);
    }
    if (tracked.size() > MOST_TRACKED) {
      return new InputRange(whole, new Reach.Within(whole), walk.subtracts(), unit);
    }
    Subdivision divided = new Subdivision(computation.derivation(), inputs, tracked, walk);
    return new InputRange(divided.outer(), new Reach.Divided(divided), walk.subtracts(), unit);
  }

  /** Returns the same range in another unit of the result's dimension. */
  public InputRange in(Unit other) {
    return isNone() || other.equals(unit) ? this : new InputRange(base, reach, subtracts, other);
  }

  private Interval inUnit(Interval inBaseUnits) {
    Rational scale = unit.scale();
    return scale.equals(Rational.ONE)
        ? inBaseUnits
        : new Interval(inBaseUnits.low().dividedBy(scale), inBaseUnits.high().dividedBy(scale));
  }

  /**
   * Returns how far a part of a formula may move, in coherent base units; zero for an exact part,
   * empty when it cannot be told. It is an upper bound, tight where raw values are read once.
   */
  public static Optional<Rational> width(
      List<Leaf> leaves, Derivation derivation, Expression part) {
    Inputs inputs = Inputs.of(leaves);
    try {
      Bounds bounds = new Encloser(inputs, inputs.boxes()).of(part, Frame.of(derivation)).number();
      return Optional.of(bounds.interval().width());
    } catch (Unbounded none) {
      return Optional.empty();
    }
  }

  /**
   * Returns how much work it is to compute a formula: its parts, those of derived facts, models and
   * turns of loops included; {@link Integer#MAX_VALUE} if that cannot be told.
   */
  public static int work(Computation computation) {
    Inputs none = Inputs.of(List.of());
    Encloser walk = new Encloser(none, none.boxes());
    try {
      walk.enclose(computation.derivation());
      return walk.parts();
    } catch (Unbounded end) {
      return Integer.MAX_VALUE;
    }
  }

  /** Returns whether no input is rounded, so that there is one result only. */
  public boolean isNone() {
    return this == NONE;
  }

  /**
   * Returns bounds of all results, never narrower than the truth; empty when no input is rounded,
   * and when they cannot be told.
   */
  public Optional<Interval> bounds() {
    if (bounds == null) {
      bounds = Optional.ofNullable(base).map(this::inUnit);
    }
    return bounds;
  }

  /** Returns whether the bounds, and all between them, are proved to be reached. */
  public boolean isProved() {
    return reach.isProved();
  }

  /** Returns whether numbers that are not exact were subtracted on the way. */
  public boolean subtracts() {
    return subtracts;
  }

  /** Returns whether a result in the interval is possible. */
  public Meeting meets(Interval window) {
    Rational scale = unit.scale();
    return reach.meets(
        scale.equals(Rational.ONE)
            ? window
            : new Interval(window.low().times(scale), window.high().times(scale)));
  }

  /**
   * Returns the bounds, or where they cannot be told those of the results at corners, which may be
   * too narrow: good for choosing digits and for nothing else.
   */
  public Optional<Interval> estimate() {
    return reach instanceof Reach.Sampled sampled ? Optional.of(inUnit(sampled.hull())) : bounds();
  }
}
