package io.konkyo.content.yaml;

import java.util.HexFormat;

/** The escapes of double-quoted scalars. */
final class Escapes {
  private static final String LETTERS = "0abtnvfre \"\\N_LP";
  private static final String SPELLED =
      "\0\u0007\b\t\n\u000B\f\r\u001B \"\\\u0085\u00A0\u2028\u2029";

  private Escapes() {}

  /** Returns how many hexadecimal digits follow an escape's letter. */
  static int digits(char letter) {
    return switch (letter) {
      case 'x' -> 2;
      case 'u' -> 4;
      case 'U' -> 8;
      default -> 0;
    };
  }

  /** Returns what an escape of one letter spells; nothing for a letter that is no escape. */
  static String single(char letter) {
    int at = LETTERS.indexOf(letter);
    return at < 0 ? "" : SPELLED.substring(at, at + 1);
  }

  /** Returns what a coded escape spells; nothing for digits that name no character. */
  static String coded(String digits) {
    if (digits.isEmpty() || !digits.chars().allMatch(HexFormat::isHexDigit)) {
      return "";
    }
    long code = HexFormat.fromHexDigitsToLong(digits);
    return code > Character.MAX_CODE_POINT ? "" : Character.toString((int) code);
  }

  /**
   * Returns the offset of the first escape that YAML does not know.
   *
   * @param from an offset inside the quotes
   * @return an offset of a backslash, or -1 if there is none before the text's end
   */
  static int firstUnknown(String text, int from) {
    for (int i = text.indexOf('\\', from); i >= 0; i = text.indexOf('\\', i + 2)) {
      char letter = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
      int digits = digits(letter);
      int end = Math.min(i + 2 + digits, text.length());
      boolean whole = end == i + 2 + digits;
      boolean known =
          digits == 0
              ? Lines.isBreak(letter) || !single(letter).isEmpty()
              : whole && !coded(text.substring(i + 2, end)).isEmpty();
      if (!known) {
        return i;
      }
    }
    return -1;
  }
}
