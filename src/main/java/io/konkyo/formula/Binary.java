package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * Two numbers joined by an arithmetic or bit operator.
 *
 * @param operator the operator
 * @param left its left operand
 * @param right its right operand
 */
public record Binary(BinaryOperator operator, Expression left, Expression right, int from, int to)
    implements Expression {
  public Binary {
    Objects.requireNonNull(operator);
    Objects.requireNonNull(left);
    Objects.requireNonNull(right);
  }

  @Override
  public List<Expression> children() {
    return List.of(left, right);
  }
}
