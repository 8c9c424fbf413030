package io.konkyo.formula;

/**
 * How large a formula and its calculation may become. Formulas of documents stay far below; the
 * limits end hostile or mistaken ones at once.
 */
final class FormulaLimits {
  /** Characters of a formula's text. */
  static final int LENGTH = 4_000;

  /** Brackets, calls and prefixes inside one another. */
  static final int NESTING = 64;

  /** Levels of the tree; {@code a + b + c} has two. */
  static final int HEIGHT = 200;

  /** Bits of one number, numerator and denominator together; about 2,400 digits. */
  static final int BITS = 8_192;

  /** Turns of one loop. */
  static final int TURNS = 1_000;

  /** Members of one list. */
  static final int MEMBERS = 10_000;

  /** Models calling models. */
  static final int CALLS = 8;

  /** Levels of the trees of a formula and of the models it calls together. */
  static final int LEVELS = 600;

  /** Work of one calculation: parts visited, weighed by the size of the numbers. */
  static final int WORK = 250_000;

  /** Decimals that {@code round} may keep. */
  static final int DECIMALS = 100;

  private FormulaLimits() {}
}
