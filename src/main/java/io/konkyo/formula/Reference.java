package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A name: a fact by its dotted id, or a local name of {@code let}, {@code steps} or a model's
 * parameter.
 *
 * @param id the name as typed
 */
public record Reference(String id, int from, int to) implements Expression {
  public Reference {
    Objects.requireNonNull(id);
  }

  @Override
  public List<Expression> children() {
    return List.of();
  }
}
