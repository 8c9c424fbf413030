package io.konkyo.text.korean;

/** Reads counts in native Korean numerals, in the form that stands before a counter. */
final class NativeNumber {
  private static final String[] ONES = {"", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"};
  private static final String[] TENS = {"", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"};
  private static final int TWENTY = 20;

  private NativeNumber() {}

  /** Reads {@code count}, from 1 to 99, before a counter: {@code 세}, {@code 열두}, {@code 스무}. */
  static String beforeCounter(int count) {
    return count == TWENTY ? "스무" : TENS[count / 10] + ONES[count % 10];
  }
}
