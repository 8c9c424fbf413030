package io.konkyo.verdict.range;

import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.ListValue;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.BitSet;
import java.util.Optional;

/**
 * Computes a function at one place of its argument.
 *
 * @param encloser the walk
 * @param frame what other names mean
 * @param unit the argument's unit
 */
record At(Encloser encloser, Frame frame, Unit unit) {
  /** Stands for the argument; no fact can be called so. */
  static final Reference X = new Reference("\u2022", 0, 0);

  /** Returns the value for an argument in coherent base units. */
  Bounds value(Expression function, Rational argument) {
    Value value = new QuantityValue(new Quantity(argument.dividedBy(unit.scale()), unit));
    Local local =
        new Local(
            X.id(), Bounds.point(argument), new BitSet(), () -> Optional.of(value), frame.locals());
    return Evaluator.evaluate(function, encloser.scope(frame.with(local)))
        .map(Enclosure::of)
        .orElseThrow(Unbounded::new)
        .number();
  }

  static Unit unitOf(Value value) {
    if (value instanceof ListValue list && !list.members().isEmpty()) {
      return list.members().get(0).unit();
    }
    return value.asQuantity().orElseThrow(Unbounded::new).unit();
  }
}
