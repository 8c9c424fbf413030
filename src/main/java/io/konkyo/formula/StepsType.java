package io.konkyo.formula;

import io.konkyo.quantity.Dimension;
import java.util.Objects;

/**
 * The type of a loop: a list of its turns, and a number, the last of them.
 *
 * @param turn the type of each turn's value
 */
public record StepsType(QuantityType turn) implements Type {
  public StepsType {
    Objects.requireNonNull(turn);
  }

  /** Returns what the variable measures. */
  public Dimension dimension() {
    return turn.dimension();
  }

  @Override
  public String description() {
    return turn.description();
  }
}
