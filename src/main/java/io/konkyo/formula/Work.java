package io.konkyo.formula;

/** Counts the work of one check or calculation, so that nesting cannot multiply it without end. */
final class Work {
  private int spent;
  private int level;

  /** Counts one more part; returns false when the limits are passed. */
  boolean enter() {
    level++;
    return spend(1) && level <= FormulaLimits.LEVELS;
  }

  void leave() {
    level--;
  }

  boolean spend(int amount) {
    spent = Math.min(spent + amount, FormulaLimits.WORK + 1);
    return spent <= FormulaLimits.WORK;
  }
}
