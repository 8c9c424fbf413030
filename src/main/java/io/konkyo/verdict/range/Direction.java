package io.konkyo.verdict.range;

/** How a result moves when one raw value grows and the others stay anywhere in their boxes. */
enum Direction {
  RISING,
  FALLING,
  /** It does not move. */
  FLAT,
  /** It may move either way, or nothing is proved. */
  UNPROVED
}
