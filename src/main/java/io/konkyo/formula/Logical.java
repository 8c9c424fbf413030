package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * Two conditions joined by {@code and} or {@code or}.
 *
 * @param operator the operator
 * @param left the condition looked at first
 * @param right the condition looked at when the left one does not decide
 */
public record Logical(LogicalOperator operator, Expression left, Expression right, int from, int to)
    implements Expression {
  public Logical {
    Objects.requireNonNull(operator);
    Objects.requireNonNull(left);
    Objects.requireNonNull(right);
  }

  @Override
  public List<Expression> children() {
    return List.of(left, right);
  }
}
