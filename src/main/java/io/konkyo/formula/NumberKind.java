package io.konkyo.formula;

import io.konkyo.quantity.Unit;

/**
 * How a number may be used beside others of its dimension.
 *
 * <p>Source: design section 4, number anchors section 5: a percentage never adds to what is no
 * ratio, shares of one whole differ by percentage points, units with an arbitrary zero do not
 * calculate.
 */
public enum NumberKind {
  /** An ordinary number, with a dimension or without. */
  PLAIN("plain number"),
  /** A quotient of like quantities. */
  RATIO("ratio"),
  /** A share in a hundredth, a thousandth or a millionth. */
  PERCENT("percentage"),
  /** A difference of two shares of one whole. */
  POINT("percentage points"),
  /** A number of a unit whose zero is arbitrary, such as °C. */
  AFFINE("degrees from an arbitrary zero");

  private final String description;

  NumberKind(String description) {
    this.description = description;
  }

  /** Returns the words by which messages call numbers without dimension of this kind. */
  public String description() {
    return description;
  }

  static NumberKind of(Unit unit) {
    if (unit.isAffine()) {
      return AFFINE;
    }
    if (unit.isPercentagePoint()) {
      return POINT;
    }
    if (UnitAlgebra.isShare(unit)) {
      return PERCENT;
    }
    boolean times = unit.dimension().isNone() && !unit.symbol().isEmpty();
    return times ? RATIO : PLAIN;
  }
}
