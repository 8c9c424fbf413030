package io.konkyo.verdict;

import java.util.Locale;

/**
 * What limits how much a verdict says.
 *
 * <p>Source: number anchors, section 4.
 */
public enum Flag {
  /** Five or more printable values lie within what the inputs' rounding allows. */
  WEAK,
  /**
   * More digits are printed than the inputs carry: what their rounding allows spans ten units in
   * the last printed place, or more.
   */
  FALSE_PRECISION,
  /**
   * Numbers of nearly one size were subtracted: what the inputs' rounding allows reaches further
   * than a tenth of the result either side.
   */
  CANCELLATION;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
