package io.konkyo.formula;

/** The type of a condition. */
public record BooleanType() implements Type {
  @Override
  public String description() {
    return "condition";
  }
}
