package io.konkyo.formula;

import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A named formula over parameters. Its body reads its parameters and other models, never facts, so
 * that what a call depends on is what it is given.
 *
 * @param name the name it is called by
 * @param parameters what it is applied to, in order
 * @param body the formula
 * @param result the unit its value is expressed in; empty to leave it as the formula yields it
 */
public record Model(String name, List<Parameter> parameters, Formula body, Optional<Unit> result) {
  public Model {
    Objects.requireNonNull(name);
    Objects.requireNonNull(body);
    Objects.requireNonNull(result);
    parameters = List.copyOf(parameters);
  }

  /** Returns whether a name is a function's own already, so that no model may have it. */
  public static boolean isTaken(String name) {
    return Builtin.of(name).isPresent();
  }
}
