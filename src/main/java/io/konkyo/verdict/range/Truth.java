package io.konkyo.verdict.range;

/** What a condition may be. */
enum Truth implements Enclosure {
  YES,
  NO,
  MAYBE;

  static Truth of(boolean value) {
    return value ? YES : NO;
  }

  Truth not() {
    return this == MAYBE ? MAYBE : of(this == NO);
  }

  Truth and(Truth other) {
    if (this == NO || other == NO) {
      return NO;
    }
    return this == YES && other == YES ? YES : MAYBE;
  }

  Truth or(Truth other) {
    return not().and(other.not()).not();
  }

  @Override
  public boolean isExact() {
    return this != MAYBE;
  }
}
