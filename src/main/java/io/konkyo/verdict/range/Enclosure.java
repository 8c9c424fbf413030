package io.konkyo.verdict.range;

import io.konkyo.formula.BooleanValue;
import io.konkyo.formula.ListValue;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.StepsValue;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import java.util.List;

/** What a part of a formula may amount to while the raw values move inside their boxes. */
sealed interface Enclosure permits Bounds, Members, Turns, Truth, Moment {

  /** Returns the enclosure of an exact value. */
  static Enclosure of(Value value) {
    if (value instanceof QuantityValue number) {
      return Bounds.point(number.quantity().base());
    }
    if (value instanceof ListValue list) {
      return new Members(points(list.members()));
    }
    if (value instanceof StepsValue steps) {
      return new Turns(Bounds.point(steps.start().base()), points(steps.turns()));
    }
    return value instanceof BooleanValue truth ? Truth.of(truth.value()) : Moment.EXACT;
  }

  private static List<Bounds> points(List<Quantity> quantities) {
    return quantities.stream().map(quantity -> Bounds.point(quantity.base())).toList();
  }

  /** Returns whether there is one possibility only. */
  boolean isExact();

  /** Returns the numbers it may be, as one number. */
  default Bounds number() {
    throw new Unbounded();
  }
}
