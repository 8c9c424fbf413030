package io.konkyo.audit.term;

/** Whether a condition holds, as far as the printed digits tell. */
public enum Truth {
  TRUE,
  FALSE,
  /** Digits that were cut could decide it either way. */
  OPEN;

  static Truth of(boolean holds) {
    return holds ? TRUE : FALSE;
  }

  Truth not() {
    return this == OPEN ? OPEN : of(this == FALSE);
  }

  Truth and(Truth other) {
    if (this == FALSE || other == FALSE) {
      return FALSE;
    }
    return this == OPEN ? OPEN : other;
  }

  Truth or(Truth other) {
    return not().and(other.not()).not();
  }
}
