package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a loop yields: the values of its turns. As a number it is the last of them, or the start
 * when no turn was made; as a list it is the turns.
 *
 * @param start the variable before the first turn
 * @param turns its value after each turn
 */
public record StepsValue(Quantity start, List<Quantity> turns) implements Value {
  public StepsValue {
    Objects.requireNonNull(start);
    turns = List.copyOf(turns);
  }

  /** Returns the variable when the loop ended. */
  public Quantity last() {
    return turns.isEmpty() ? start : turns.get(turns.size() - 1);
  }

  @Override
  public Optional<Quantity> asQuantity() {
    return Optional.of(last());
  }
}
