package io.konkyo.verdict.range;

/** Whether the inputs' rounding allows a result of some interval. */
public enum Meeting {
  /** There are raw values that print as they did and give such a result. */
  YES,
  /** There are none. */
  NO,
  /** Neither is proved. */
  UNKNOWN
}
