package io.konkyo.audit;

/**
 * The forms of arithmetic that are found in text.
 *
 * <p>Source: number anchors, section 8.
 */
public enum Kind {
  /** {@code a − b = c ≈ d}. */
  CHAIN,
  /** {@code a < b}. */
  COMPARISON,
  /** {@code a → b → c (+d1 / +d2)}. */
  CHANGE,
  /** {@code a / b / c … +d1 / +d2 / +d3}. */
  PARALLEL,
  /** {@code size at rate (time)}. */
  TRIPLE,
  /** A line that is a calculation from end to end. */
  LINE
}
