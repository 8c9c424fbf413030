package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import java.util.Objects;
import java.util.Optional;

/**
 * A number with its unit.
 *
 * @param quantity the number
 */
public record QuantityValue(Quantity quantity) implements Value {
  public QuantityValue {
    Objects.requireNonNull(quantity);
  }

  @Override
  public Optional<Quantity> asQuantity() {
    return Optional.of(quantity);
  }
}
