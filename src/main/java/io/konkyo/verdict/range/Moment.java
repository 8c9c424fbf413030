package io.konkyo.verdict.range;

/** An instant or a day; they are always exact, and only exact arithmetic takes them. */
enum Moment implements Enclosure {
  EXACT;

  @Override
  public boolean isExact() {
    return true;
  }
}
