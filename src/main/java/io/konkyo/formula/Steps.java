package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A bounded loop, {@code steps(x = start, while condition, next)}.
 *
 * <p>Shape: the variable begins as {@code start}; while the condition holds it becomes {@code
 * next}. Condition and next know the variable and {@link #TURN}, the number of turns made so far.
 * The loop yields the values of its turns; used as a number it is the last of them, or the start
 * when there was no turn.
 *
 * @param variable the local name that changes from turn to turn
 * @param start its first value
 * @param condition whether another turn is made
 * @param next its value after the turn
 */
public record Steps(
    String variable, Expression start, Expression condition, Expression next, int from, int to)
    implements Expression {

  /** The local name that counts the turns made so far. */
  public static final String TURN = "i";

  public Steps {
    Objects.requireNonNull(variable);
    Objects.requireNonNull(start);
    Objects.requireNonNull(condition);
    Objects.requireNonNull(next);
  }

  @Override
  public List<Expression> children() {
    return List.of(start, condition, next);
  }
}
