package io.konkyo.formula;

/** What single characters are for in a formula. */
final class Characters {
  private static final String CURRENCIES = "$€£¥₩";
  private static final String SHARES = "%‰°";

  private Characters() {}

  static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** Returns whether the character is a digit, be it a full-width one. */
  static boolean isDigit(char c) {
    return c >= '0' && c <= '9' || c >= '０' && c <= '９';
  }

  static boolean isNameStart(char c) {
    return c == '_' || Character.isLetter(c);
  }

  static boolean isNamePart(char c) {
    return isNameStart(c) || isDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  static boolean isCurrency(char c) {
    return CURRENCIES.indexOf(c) >= 0;
  }

  /** Returns whether the character begins the name of a unit. */
  static boolean isUnitStart(char c) {
    return isNameStart(c) || isCurrency(c) || SHARES.indexOf(c) >= 0;
  }

  /** Returns the character at an offset, or NUL outside the text. */
  static char at(String text, int offset) {
    return offset >= 0 && offset < text.length() ? text.charAt(offset) : '\0';
  }

  /** Returns the offset of the first character from {@code from} on that is not part of a name. */
  static int endOfName(String text, int from) {
    int end = from;
    while (isNamePart(at(text, end))) {
      end++;
    }
    return end;
  }

  static int endOfSpaces(String text, int from) {
    int end = from;
    while (end < text.length() && isSpace(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
