package io.konkyo.text.korean;

/** Which of the two Korean series of numerals a unit is counted in. */
public enum Numerals {
  /** Sino-Korean: {@code 오 회}, {@code 이십사 시간}. */
  SINO(0),
  /** Native, up to the 99 it has words for: {@code 세 개}, {@code 열두 쿼리}. */
  NATIVE(99),
  /** Native on the clock and for short spans, Sino-Korean above: {@code 세 시간}. */
  NATIVE_TO_TWELVE(12);

  private final int lastNative;

  Numerals(int lastNative) {
    this.lastNative = lastNative;
  }

  /** Returns whether {@code count} things are counted in native numerals. */
  public boolean countNatively(int count) {
    return count >= 1 && count <= lastNative;
  }
}
