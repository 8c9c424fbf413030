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
  private static final InputRange NONE =
      new InputRange(null, null, null, /* subtracts= */ false, Unit.ONE);

  /** In coherent base units, whatever the unit of the range; null when they cannot be told. */
  private final Interval base;

  private final Subdivision subdivision;
  private final Samples samples;
  private final boolean subtracts;
  private final Unit unit;

  private InputRange(
      Interval base, Subdivision subdivision, Samples samples, boolean subtracts, Unit unit) {
    this.base = base;
    this.subdivision = subdivision;
    this.samples = samples;
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
    Derivation derivation = computation.derivation();
    Encloser walk = new Encloser(inputs, inputs.boxes());
    try {
      Bounds whole = walk.enclose(derivation);
      List<Integer> tracked = walk.jumps() ? inputs.indices() : walk.repeated();
      if (tracked.isEmpty()) {
        return new InputRange(whole.interval(), null, null, walk.subtracts(), unit);
      }
      Subdivision subdivision = new Subdivision(derivation, inputs, tracked, walk);
      return new InputRange(subdivision.outer(), subdivision, null, walk.subtracts(), unit);
    } catch (Unbounded none) {
      return new InputRange(
          null, null, new Samples(computation, inputs), /* subtracts= */ false, unit);
    }
  }

  /** Returns the same range in another unit of the result's dimension. */
  public InputRange in(Unit other) {
    return isNone() || other.equals(unit)
        ? this
        : new InputRange(base, subdivision, samples, subtracts, other);
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
    return Optional.ofNullable(base).map(this::inUnit);
  }

  /** Returns whether the bounds, and all between them, are proved to be reached. */
  public boolean isProved() {
    return base != null && (subdivision == null || subdivision.isProved());
  }

  /** Returns whether numbers that are not exact were subtracted on the way. */
  public boolean subtracts() {
    return subtracts;
  }

  /** Returns whether a result in the interval is possible. */
  public Meeting meets(Interval window) {
    if (isNone()) {
      return Meeting.NO;
    }
    Rational scale = unit.scale();
    Interval inBaseUnits = new Interval(window.low().times(scale), window.high().times(scale));
    if (samples != null) {
      boolean reached = samples.results().stream().anyMatch(inBaseUnits::contains);
      return reached ? Meeting.YES : Meeting.UNKNOWN;
    }
    if (subdivision == null) {
      return base.meets(inBaseUnits) ? Meeting.YES : Meeting.NO;
    }
    return subdivision.meets(inBaseUnits);
  }

  /**
   * Returns the bounds, or where they cannot be told those of the results at corners, which may be
   * too narrow: good for choosing digits and for nothing else.
   */
  public Optional<Interval> estimate() {
    return base != null || samples == null ? bounds() : Optional.of(inUnit(samples.hull()));
  }
}
