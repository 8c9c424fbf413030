package io.konkyo.content.fact;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;

/** How finely a reading was taken: the width of a histogram's buckets, a tool's own deviation. */
public sealed interface Resolution {

  /** A quantity of the reading's dimension. */
  record Amount(Located<StatedQuantity> quantity) implements Resolution {}

  /**
   * A fact or a family over the same axis, of which the same member is meant.
   *
   * @param name id of the fact or family
   */
  record Named(Located<String> name) implements Resolution {}
}
