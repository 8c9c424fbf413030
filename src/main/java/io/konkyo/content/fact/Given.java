package io.konkyo.content.fact;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A value that was set: a configuration, a price, a specification, a claim.
 *
 * @param chosen the range a chosen value was picked from
 */
public record Given(FactHeader header, GivenValue value, Role role, Optional<Range> chosen)
    implements Fact {

  /** Two ends, both included. */
  public record Range(Located<StatedQuantity> from, Located<StatedQuantity> to) {}

  @Override
  public String kind() {
    return "given";
  }
}
