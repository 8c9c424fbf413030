package io.konkyo.site.view;

/** How a number stands after it was recomputed; colours and signs follow it, words say more. */
public enum Standing {
  /** It follows from the raw values. */
  HOLDS,
  /** It holds with a remark: a tie, truncated, within input rounding. */
  HOLDS_WITH_NOTE,
  /** It does not follow. */
  FAILS,
  /** It cannot be told. */
  UNDECIDED
}
