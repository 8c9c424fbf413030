package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A negated number, {@code -x}.
 *
 * @param operand what is negated
 */
public record Unary(Expression operand, int from, int to) implements Expression {
  public Unary {
    Objects.requireNonNull(operand);
  }

  @Override
  public List<Expression> children() {
    return List.of(operand);
  }
}
