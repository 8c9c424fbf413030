package io.konkyo.formula;

import io.konkyo.source.PlacedText;
import java.util.Objects;
import java.util.SortedSet;

/**
 * A formula as it was typed and what it means.
 *
 * <p>Shape: offsets in {@code body} count in {@code source.text()}.
 *
 * @param source the text and its place
 * @param body the parsed formula
 */
public record Formula(PlacedText source, Expression body) {
  public Formula {
    Objects.requireNonNull(source);
    Objects.requireNonNull(body);
  }

  /** Returns the ids of the facts and families the formula reads. */
  public SortedSet<String> references() {
    return References.of(body);
  }

  /** Returns the formula in canonical form. */
  @Override
  public String toString() {
    return FormulaPrinter.print(body);
  }
}
