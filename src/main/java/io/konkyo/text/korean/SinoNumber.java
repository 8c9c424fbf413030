package io.konkyo.text.korean;

import java.util.Optional;

/**
 * Reads digits in Sino-Korean, as numbers are read unless they count things.
 *
 * <p>Digits are grouped by ten thousands: 만, 억, 조. Within a group 십, 백 and 천 take no 일 before them;
 * nor does 만 when it leads.
 */
final class SinoNumber {
  private static final String[] DIGITS = {"영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"};
  private static final String[] PLACES = {"", "십", "백", "천"};
  private static final String[] GROUPS = {"", "만", "억", "조"};
  private static final int GROUP_SIZE = PLACES.length;
  private static final int MAX_DIGITS = GROUP_SIZE * GROUPS.length;

  private SinoNumber() {}

  /**
   * Reads an integer: {@code 65536} is {@code 육만 오천오백삼십육}.
   *
   * <p>A leading zero makes it a code, read digit by digit. Nothing from 10¹⁶ on, where hardly
   * anyone can name the groups.
   */
  static Optional<String> integer(String digits) {
    if (digits.charAt(0) == '0') {
      return Optional.of(digitByDigit(digits));
    }
    if (digits.length() > MAX_DIGITS) {
      return Optional.empty();
    }
    StringBuilder words = new StringBuilder();
    int groups = (digits.length() + GROUP_SIZE - 1) / GROUP_SIZE;
    for (int group = groups - 1; group >= 0; group--) {
      int to = digits.length() - group * GROUP_SIZE;
      appendGroup(words, digits.substring(Math.max(0, to - GROUP_SIZE), to), GROUPS[group]);
    }
    return Optional.of(words.toString());
  }

  /** Reads the digits one by one, as after the decimal point: {@code 225} is {@code 이이오}. */
  static String digitByDigit(String digits) {
    StringBuilder words = new StringBuilder();
    digits.chars().forEach(digit -> words.append(DIGITS[digit - '0']));
    return words.toString();
  }

  private static void appendGroup(StringBuilder words, String digits, String name) {
    String group = group(digits);
    if (group.isEmpty()) {
      return;
    }
    boolean leadingTenThousand = words.isEmpty() && group.equals("일") && name.equals("만");
    words.append(words.isEmpty() ? "" : " ").append(leadingTenThousand ? "" : group).append(name);
  }

  private static String group(String digits) {
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      int place = digits.length() - 1 - i;
      if (digit > 0) {
        words.append(digit == 1 && place > 0 ? "" : DIGITS[digit]).append(PLACES[place]);
      }
    }
    return words.toString();
  }
}
