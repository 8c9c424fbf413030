package io.konkyo.content.fact;

import io.konkyo.formula.Formula;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A value that follows from others.
 *
 * @param formula how
 * @param stated the number the author typed, which must agree and is what prints
 */
public record Derived(FactHeader header, Formula formula, Optional<Located<StatedQuantity>> stated)
    implements Fact {
  @Override
  public String kind() {
    return "derived";
  }
}
