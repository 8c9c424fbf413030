package io.konkyo.audit.term;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.util.Objects;

/**
 * What a calculation comes to.
 *
 * @param range the number in coherent base units; wider than one number where digits were cut, or
 *     where rounding was allowed for
 * @param dimension what is measured, without counted things
 * @param scale size of the unit the calculation is in, as its first operand has it
 * @param counted whether counted things take part, or words that may name some
 */
public record Value(Interval range, Dimension dimension, Rational scale, boolean counted) {
  public Value {
    Objects.requireNonNull(range);
    Objects.requireNonNull(dimension);
    Objects.requireNonNull(scale);
  }

  static Value of(Amount amount, Interval digits, boolean noun) {
    Measure measure = amount.measure();
    return new Value(
        scaled(digits, measure.scale()),
        measure.dimension(),
        measure.scale(),
        measure.counted() || noun);
  }

  static Value plain(Rational number) {
    return plain(Interval.point(number));
  }

  static Value plain(Interval range) {
    return new Value(range, Dimension.NONE, Rational.ONE, /* counted= */ false);
  }

  /** Returns the same unit with another number. */
  Value with(Interval other) {
    return new Value(other, dimension, scale, counted);
  }

  Value in(Measure measure) {
    return new Value(range, dimension, measure.scale(), counted);
  }

  Value times(Measure measure) {
    return new Value(
        scaled(range, measure.scale()),
        dimension.times(measure.dimension()),
        scale.times(measure.scale()),
        counted || measure.counted());
  }

  /** Returns the number as it reads in units of a size. */
  public Interval inUnitsOf(Rational size) {
    return scaled(range, size.reciprocal());
  }

  static Interval scaled(Interval interval, Rational factor) {
    return interval.isPoint()
        ? Interval.point(interval.low().times(factor))
        : interval.times(Interval.point(factor));
  }
}
