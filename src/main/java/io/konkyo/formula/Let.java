package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A value named once and used in what follows, {@code let name = value; body}.
 *
 * @param name the local name, known in the body only
 * @param value what it stands for
 * @param body what uses it
 */
public record Let(String name, Expression value, Expression body, int from, int to)
    implements Expression {
  public Let {
    Objects.requireNonNull(name);
    Objects.requireNonNull(value);
    Objects.requireNonNull(body);
  }

  @Override
  public List<Expression> children() {
    return List.of(value, body);
  }
}
