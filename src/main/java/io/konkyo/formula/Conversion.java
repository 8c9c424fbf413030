package io.konkyo.formula;

import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.Objects;

/**
 * A number expressed in a unit, {@code x -> MiB/s}. The number stays the same; what it is called
 * changes.
 *
 * @param operand the number
 * @param unit the unit it is expressed in
 */
public record Conversion(Expression operand, Unit unit, int from, int to) implements Expression {
  public Conversion {
    Objects.requireNonNull(operand);
    Objects.requireNonNull(unit);
  }

  @Override
  public List<Expression> children() {
    return List.of(operand);
  }
}
