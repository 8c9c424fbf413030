package io.konkyo.check.wording;

import java.util.Locale;

/** What words of a language say about a statement. */
enum WordKind {
  /** It holds everywhere and always. */
  UNIVERSAL,
  /** It gives a cause. */
  CAUSE,
  /** It was measured. */
  MEASURED,
  /** It names a cost. */
  COST,
  /** It denies what stands before it. */
  NEGATION,
  /** It denies what comes after it. */
  NEGATION_BEFORE,
  /** It says that something may be, or that somebody says so. */
  HEDGE,
  /** A name in which one of the other words stands. */
  NAME;

  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
