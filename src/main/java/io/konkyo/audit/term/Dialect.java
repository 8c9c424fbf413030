package io.konkyo.audit.term;

/** How calculations are written. */
public enum Dialect {
  /** In sentences: words may stand between operator and number, and say what is added. */
  PROSE,
  /** On a line of its own: conditions, lists, names and bit operators as well. */
  LINE
}
