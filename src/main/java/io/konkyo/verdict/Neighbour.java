package io.konkyo.verdict;

import io.konkyo.quantity.Quantity;
import java.util.Objects;

/**
 * A value that stands near a printed number and may have been printed in its place.
 *
 * @param name how readers and authors call it, such as the fact's id
 * @param value its exact value
 */
public record Neighbour(String name, Quantity value) {
  public Neighbour {
    Objects.requireNonNull(name);
    Objects.requireNonNull(value);
  }
}
