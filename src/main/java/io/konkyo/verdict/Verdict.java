package io.konkyo.verdict;

import java.util.Locale;

/**
 * How a printed number compares with the exact one. The first that fits is given, in this order.
 *
 * <p>Source: design, "What a number is".
 */
public enum Verdict {
  /** The exact value rounds half up to the printed one at its printed precision. */
  PASS,
  /** Only rounding half to even gives the printed value. */
  TIE,
  /** Cutting the exact value toward zero gives the printed one. */
  TRUNCATED,
  /** A repair of scale or base makes it pass; the causes name which. */
  SUSPECT,
  /** The inputs, being rounded themselves, allow the printed value. */
  WITHIN_INPUT_ROUNDING,
  /** Nothing makes it pass. */
  INCONSISTENT,
  /** The inputs' rounding could not be carried through the formula far enough to tell. */
  UNDECIDED;

  /** Returns the kebab-case word that files and pages use. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns whether a source may print a number with this verdict without a finding. */
  public boolean acceptableInQuotation() {
    return switch (this) {
      case PASS, TIE, TRUNCATED, WITHIN_INPUT_ROUNDING -> true;
      case SUSPECT, INCONSISTENT, UNDECIDED -> false;
    };
  }
}
