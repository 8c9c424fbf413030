package io.konkyo.formula;

import io.konkyo.quantity.Dimension;
import java.util.Objects;

/**
 * The type of a list of like numbers.
 *
 * @param member the type of each
 */
public record ListType(QuantityType member) implements Type {
  public ListType {
    Objects.requireNonNull(member);
  }

  /** Returns the type of lists of ordinary numbers of a dimension. */
  public ListType(Dimension dimension) {
    this(new QuantityType(dimension));
  }

  /** Returns what the members measure. */
  public Dimension dimension() {
    return member.dimension();
  }

  @Override
  public String description() {
    return "list of " + member.description();
  }
}
