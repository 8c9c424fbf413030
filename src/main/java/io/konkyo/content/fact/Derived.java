package io.konkyo.content.fact;

import io.konkyo.content.text.Text;
import io.konkyo.formula.Formula;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A value that follows from others.
 *
 * @param formula how
 * @param stated the number the author typed, which must agree and is what prints
 * @param compares what was changed on purpose between the figures it is computed from
 */
public record Derived(
    FactHeader header,
    Formula formula,
    Optional<Located<StatedQuantity>> stated,
    Optional<Text> compares)
    implements Fact {
  @Override
  public String kind() {
    return "derived";
  }
}
