package io.konkyo.formula;

/** How tightly a construct binds, from loosest to tightest. */
enum Precedence {
  LET,
  OR,
  AND,
  NOT,
  COMPARISON,
  CONVERSION,
  BIT_OR,
  BIT_AND,
  SHIFT,
  SUM,
  PRODUCT,
  NEGATION,
  POWER,
  ATOM;

  private static final Precedence[] ALL = values();

  boolean atLeast(Precedence other) {
    return compareTo(other) >= 0;
  }

  /** Returns the precedence an operand needs to stand without brackets beside its equals. */
  Precedence tighter() {
    return ALL[ordinal() + 1];
  }
}
