package io.konkyo.formula;

import java.util.Objects;

/**
 * The type of a date or an instant.
 *
 * @param kind which of the two
 */
public record MomentType(MomentKind kind) implements Type {
  public MomentType {
    Objects.requireNonNull(kind);
  }

  @Override
  public String description() {
    return kind.word();
  }
}
