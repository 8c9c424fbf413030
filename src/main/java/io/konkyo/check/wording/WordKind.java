package io.konkyo.check.wording;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What words of a language say about a statement. */
public enum WordKind {
  /** It holds everywhere and always. */
  UNIVERSAL,
  /** Besides the universal words, those that may say so much. */
  UNIVERSAL_LOOSELY,
  /** It gives a cause. */
  CAUSE,
  /** Besides the words for a cause, those that may give one. */
  CAUSE_LOOSELY,
  /** It was measured. */
  MEASURED,
  /** It names a cost. */
  COST,
  /** It denies what stands before it. */
  NEGATION,
  /** It denies what comes after it. */
  NEGATION_BEFORE,
  /** It makes a sentence a negative one. */
  DENIAL,
  /** Stretches that hold such a word and deny nothing. */
  NO_DENIAL,
  /** It says that something may be, or that somebody says so. */
  HEDGE,
  /** A figure is about so much. */
  APPROXIMATE,
  /** Besides those, words that may say so. */
  APPROXIMATE_LOOSELY,
  /** Something may be so, or is concluded and not read. */
  POSSIBLE,
  /** Besides those, words that may say so. */
  POSSIBLE_LOOSELY,
  /** Somebody else says so. */
  REPORTED,
  /** Besides those, words that may say so. */
  REPORTED_LOOSELY,
  /** A greater speed. */
  FASTER,
  /** A smaller speed. */
  SLOWER,
  /** A greater length or time. */
  LONGER,
  /** A smaller length or time. */
  SHORTER,
  /** A greater number, or one that grows. */
  MORE,
  /** A smaller number, or one that shrinks. */
  FEWER,
  /** A greater height or level. */
  HIGHER,
  /** A smaller height or level. */
  LOWER,
  /** A greater size. */
  LARGER,
  /** A smaller size. */
  SMALLER,
  /** A name in which one of the other words stands. */
  NAME;

  /** Returns the name that word lists use. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the kind of a name; empty for a name nobody knows. */
  public static Optional<WordKind> byId(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
  }
}
