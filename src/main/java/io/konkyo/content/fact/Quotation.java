package io.konkyo.content.fact;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A value as a source prints it. It is never rewritten.
 *
 * @param text the characters of the source
 * @param quantity what they say, when they say a quantity; empty for dates, versions and names
 * @param at {@code source#place}
 */
public record Quotation(
    Located<String> text, Optional<StatedQuantity> quantity, Located<String> at) {

  /** Returns the source's id. */
  public String source() {
    int hash = at.value().indexOf('#');
    return hash < 0 ? at.value() : at.value().substring(0, hash);
  }

  /** Returns the place inside the source, if one is given. */
  public Optional<String> place() {
    int hash = at.value().indexOf('#');
    return hash < 0 ? Optional.empty() : Optional.of(at.value().substring(hash + 1));
  }
}
