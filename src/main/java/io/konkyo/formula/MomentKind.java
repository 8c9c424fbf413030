package io.konkyo.formula;

/** What a moment is read from. */
public enum MomentKind {
  /** A day of the calendar, in no particular zone; differences are in days. */
  DATE("date", "d"),
  /** A time with an offset from UTC; differences are in seconds. */
  INSTANT("instant", "s");

  private final String word;
  private final String unit;

  MomentKind(String word, String unit) {
    this.word = word;
    this.unit = unit;
  }

  /** Returns the word that messages use. */
  public String word() {
    return word;
  }

  /** Returns the symbol of the unit in which two moments differ. */
  String unit() {
    return unit;
  }
}
