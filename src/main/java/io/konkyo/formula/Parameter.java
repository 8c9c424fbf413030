package io.konkyo.formula;

import io.konkyo.quantity.Unit;
import java.util.Objects;
import java.util.Optional;

/**
 * What a model is applied to.
 *
 * @param name the local name its formula uses
 * @param unit a unit that fixes the dimension of arguments; empty when any will do
 */
public record Parameter(String name, Optional<Unit> unit) {
  public Parameter {
    Objects.requireNonNull(name);
    Objects.requireNonNull(unit);
  }
}
