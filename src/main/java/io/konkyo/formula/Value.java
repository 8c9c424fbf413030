package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import java.util.Optional;

/** What a formula or a fact amounts to, exactly. */
public sealed interface Value
    permits QuantityValue, BooleanValue, ListValue, StepsValue, MomentValue {

  /**
   * Returns the value as one number: a quantity itself, of a loop its last value; empty for
   * conditions, lists and moments.
   */
  default Optional<Quantity> asQuantity() {
    return Optional.empty();
  }
}
