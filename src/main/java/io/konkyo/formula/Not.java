package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A condition turned around, {@code not c}.
 *
 * @param operand the condition
 */
public record Not(Expression operand, int from, int to) implements Expression {
  public Not {
    Objects.requireNonNull(operand);
  }

  @Override
  public List<Expression> children() {
    return List.of(operand);
  }
}
