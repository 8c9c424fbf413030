package io.konkyo.verdict;

import io.konkyo.formula.Value;
import java.util.Objects;
import java.util.Optional;

/**
 * What a name in a formula stands for.
 *
 * @param id the fact's id, the same wherever it is named; of a raw value the id of its leaf
 * @param value its exact value
 * @param derivation how it was computed; empty for a raw value
 */
public record Premise(String id, Value value, Optional<Derivation> derivation) {
  public Premise {
    Objects.requireNonNull(id);
    Objects.requireNonNull(value);
    Objects.requireNonNull(derivation);
  }

  /** Returns a value that was not computed. */
  public static Premise raw(String id, Value value) {
    return new Premise(id, value, Optional.empty());
  }

  /** Returns a value that was computed. */
  public static Premise derived(String id, Value value, Derivation derivation) {
    return new Premise(id, value, Optional.of(derivation));
  }
}
