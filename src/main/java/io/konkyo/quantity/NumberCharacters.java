package io.konkyo.quantity;

/**
 * The characters of numbers, and the plain ones that stand for their wide and typographic twins.
 */
final class NumberCharacters {
  private static final char MINUS_SIGN = '\u2212';
  private static final int WIDE_FIRST = '\uFF01';
  private static final int WIDE_LAST = '\uFF5E';
  private static final int WIDE_TO_PLAIN = '\uFF01' - '!';

  private NumberCharacters() {}

  /** Returns the plain twin of a full-width character or minus sign, else the character itself. */
  static char plain(char c) {
    if (c == MINUS_SIGN) {
      return '-';
    }
    return c >= WIDE_FIRST && c <= WIDE_LAST ? (char) (c - WIDE_TO_PLAIN) : c;
  }

  /** Returns the text in plain characters, as long as before. */
  static String plain(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      plain.append(plain(text.charAt(i)));
    }
    return plain.toString();
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  /** Returns whether the character is a dash that some type for a minus sign. */
  static boolean isDash(char c) {
    return c == '\u2013' || c == '\u2014';
  }

  static boolean isHexDigit(char c) {
    return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
  }

  /** Returns whether the character separates digits: group, decimals. */
  static boolean isSeparator(char c) {
    return c == ',' || c == '.' || c == '_';
  }

  /**
   * Returns the offset after the number that begins at {@code from} in plain text, well formed or
   * not; {@code from} itself if none begins there.
   */
  static int endOfNumber(String plain, int from) {
    int start = from < plain.length() && isSignOrDash(plain.charAt(from)) ? from + 1 : from;
    if (isRadixPrefix(plain, start)) {
      return endOfRadixDigits(plain, start);
    }
    int end = start;
    while (end < plain.length() && (isDigit(plain.charAt(end)) || isSeparator(plain.charAt(end)))) {
      end++;
    }
    return end == start ? from : endOfExponent(plain, end);
  }

  private static boolean isSignOrDash(char c) {
    return isSign(c) || isDash(c);
  }

  private static boolean isRadixPrefix(String plain, int at) {
    if (at + 2 >= plain.length() || plain.charAt(at) != '0') {
      return false;
    }
    char digit = plain.charAt(at + 2);
    return switch (plain.charAt(at + 1)) {
      case 'x', 'X' -> isHexDigit(digit);
      case 'b', 'B', 'o', 'O' -> isDigit(digit);
      default -> false;
    };
  }

  private static int endOfRadixDigits(String plain, int start) {
    boolean hex = Character.toLowerCase(plain.charAt(start + 1)) == 'x';
    int end = start + 2;
    while (end < plain.length() && isRadixDigit(plain.charAt(end), hex)) {
      end++;
    }
    return end;
  }

  private static boolean isRadixDigit(char c, boolean hex) {
    return c == '_' || (hex ? isHexDigit(c) : isDigit(c));
  }

  private static int endOfExponent(String plain, int from) {
    if (from >= plain.length() || Character.toLowerCase(plain.charAt(from)) != 'e') {
      return from;
    }
    int digits = from + 1 < plain.length() && isSign(plain.charAt(from + 1)) ? from + 2 : from + 1;
    int end = digits;
    while (end < plain.length() && isDigit(plain.charAt(end))) {
      end++;
    }
    return end == digits ? from : end;
  }
}
