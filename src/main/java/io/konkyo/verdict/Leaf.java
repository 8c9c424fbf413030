package io.konkyo.verdict;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.Objects;
import java.util.Optional;

/** A raw value that computations rest on. */
public final class Leaf {
  private final String id;
  private final Quantity value;
  private final Optional<Interval> box;
  private final Optional<Interval> baseBox;

  /**
   * @param id the fact's id
   * @param value as it enters the arithmetic
   * @param box what the printed value stands for, in the value's unit; empty when it is exact
   */
  public Leaf(String id, Quantity value, Optional<Interval> box) {
    this.id = Objects.requireNonNull(id);
    this.value = value;
    this.box = box;
    // Several computations read one leaf, and each encloses it.
    this.baseBox = box.filter(wide -> !wide.isPoint()).map(wide -> base(wide, value));
  }

  private static Interval base(Interval box, Quantity value) {
    Rational scale = value.unit().scale();
    return new Interval(box.low().times(scale), box.high().times(scale));
  }

  public String id() {
    return id;
  }

  public Quantity value() {
    return value;
  }

  public Optional<Interval> box() {
    return box;
  }

  /** Returns the box in coherent base units; empty when there is one value in it only. */
  public Optional<Interval> baseBox() {
    return baseBox;
  }
}
