package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A choice, {@code if(condition, whenTrue, whenFalse)}. Only the branch chosen is evaluated.
 *
 * @param condition what decides
 * @param whenTrue the value when it holds
 * @param whenFalse the value when it does not
 */
public record Conditional(
    Expression condition, Expression whenTrue, Expression whenFalse, int from, int to)
    implements Expression {
  public Conditional {
    Objects.requireNonNull(condition);
    Objects.requireNonNull(whenTrue);
    Objects.requireNonNull(whenFalse);
  }

  @Override
  public List<Expression> children() {
    return List.of(condition, whenTrue, whenFalse);
  }
}
