package io.konkyo.quantity;

import java.util.Objects;

/**
 * An exact number of a unit.
 *
 * <p>Shape: {@code equals} compares value and unit; {@link #compareTo} compares sizes, so that 1 s
 * and 1000 ms compare as 0 and are not equal.
 *
 * <p>Errors: {@link IllegalArgumentException} where unlike dimensions meet; callers ask {@link
 * #sameDimension} first.
 *
 * @param value how many of the unit
 * @param unit the unit
 */
public record Quantity(Rational value, Unit unit) implements Comparable<Quantity> {
  public Quantity {
    Objects.requireNonNull(value);
    Objects.requireNonNull(unit);
  }

  /** Returns a plain number. */
  public static Quantity of(Rational value) {
    return new Quantity(value, Unit.ONE);
  }

  /** Returns whether the two can be added and compared. */
  public boolean sameDimension(Quantity other) {
    return unit.sameDimension(other.unit);
  }

  /** Returns the value in coherent base units: seconds, bits, one request. */
  public Rational base() {
    return value.times(unit.scale());
  }

  /** Returns the same quantity in another unit of its dimension. */
  public Quantity in(Unit other) {
    return unit.equals(other) ? this : new Quantity(valueIn(other), other);
  }

  private Rational valueIn(Unit other) {
    if (!unit.sameDimension(other)) {
      throw new IllegalArgumentException(
          unit.dimension() + " and " + other.dimension() + " are unlike dimensions");
    }
    return unit.scale().equals(other.scale()) ? value : base().dividedBy(other.scale());
  }

  /** Returns the sum, in the unit of this. */
  public Quantity plus(Quantity addend) {
    return new Quantity(value.plus(addend.valueIn(unit)), unit);
  }

  /** Returns the difference, in the unit of this. */
  public Quantity minus(Quantity subtrahend) {
    return new Quantity(value.minus(subtrahend.valueIn(unit)), unit);
  }

  /** Returns the product, in the product of the units. */
  public Quantity times(Quantity factor) {
    return new Quantity(value.times(factor.value), unit.times(factor.unit));
  }

  /**
   * Returns the quotient, in the quotient of the units.
   *
   * <p>Errors: {@link ArithmeticException} if {@code divisor} is zero.
   */
  public Quantity dividedBy(Quantity divisor) {
    return new Quantity(value.dividedBy(divisor.value), unit.per(divisor.unit));
  }

  /** Returns the quantity with the other sign. */
  public Quantity negated() {
    return new Quantity(value.negated(), unit);
  }

  @Override
  public int compareTo(Quantity other) {
    return value.compareTo(other.valueIn(unit));
  }

  /** Returns {@code 41/200 ms}; for diagnostics of ours, not for pages. */
  @Override
  public String toString() {
    return unit.symbol().isEmpty() ? value.toString() : value + " " + unit.symbol();
  }
}
