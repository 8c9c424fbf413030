package io.konkyo.formula;

import java.util.List;
import java.util.Objects;

/**
 * All members of a family as a list, {@code ping.rtt.*}.
 *
 * @param id the family's id, without {@code .*}
 */
public record FamilyReference(String id, int from, int to) implements Expression {
  public FamilyReference {
    Objects.requireNonNull(id);
  }

  @Override
  public List<Expression> children() {
    return List.of();
  }
}
