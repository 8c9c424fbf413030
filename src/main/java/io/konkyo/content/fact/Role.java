package io.konkyo.content.fact;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a given value is given as. */
public enum Role {
  CONFIGURATION,
  PRICE,
  SPECIFICATION,
  /** What somebody asserts; it feeds no derived fact silently. */
  CLAIM,
  /** What somebody expects and nobody measured; it feeds no derived fact silently. */
  PREDICTION,
  /** A value picked inside a stated range. */
  CHOSEN,
  /** A value nobody measured, made up to explain something; it feeds no derived fact silently. */
  HYPOTHETICAL;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether somebody merely says, expects or made up the value. */
  public boolean isAsserted() {
    return switch (this) {
      case CLAIM, PREDICTION, HYPOTHETICAL -> true;
      case CONFIGURATION, PRICE, SPECIFICATION, CHOSEN -> false;
    };
  }

  public static Optional<Role> parse(String id) {
    return Arrays.stream(values()).filter(role -> role.id().equals(id)).findFirst();
  }
}
