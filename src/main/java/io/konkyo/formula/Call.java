package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * A function of the language or a model, applied to arguments. It begins with its name.
 *
 * @param name the function's or model's name
 * @param arguments what it is applied to
 */
public record Call(String name, List<Expression> arguments, int from, int to)
    implements Expression {
  public Call {
    Objects.requireNonNull(name);
    arguments = List.copyOf(arguments);
  }

  @Override
  public List<Expression> children() {
    return arguments;
  }
}
