package io.konkyo.audit.token;

/** The characters of printed text, and the plain ones that stand for their wide twins. */
final class Glyphs {
  static final char MINUS = '\u2212';
  static final char ELLIPSIS = '\u2026';

  private static final int WIDE_FIRST = '\uFF01';
  private static final int WIDE_LAST = '\uFF5E';
  private static final int WIDE_TO_PLAIN = '\uFF01' - '!';
  private static final int CJK_FIRST = '\u2E80';
  private static final int JAMO_FIRST = '\u1100';
  private static final int JAMO_LAST = '\u11FF';
  private static final String SUPERSCRIPTS =
      "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

  private Glyphs() {}

  /** Returns the text with wide characters made plain, as long as before. */
  static String plain(String text) {
    char[] plain = new char[text.length()];
    for (int i = 0; i < plain.length; i++) {
      plain[i] = plain(text.charAt(i));
    }
    return new String(plain);
  }

  private static char plain(char c) {
    if (c >= WIDE_FIRST && c <= WIDE_LAST) {
      return (char) (c - WIDE_TO_PLAIN);
    }
    return switch (c) {
      case '\u3001', '\u00B7', '\u30FB' -> ',';
      case '\u2715', '\u22C5', '\u2219' -> '\u00D7';
      case '\u2215', '\u2044' -> '/';
      case '\u03BC' -> '\u00B5';
      case '\uFFE5' -> '\u00A5';
      case '\uFFE6' -> '\u20A9';
      default -> c;
    };
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isHexDigit(char c) {
    return isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
  }

  /** Returns the digit a superscript stands for; −1 for any other character. */
  static int superscript(char c) {
    return SUPERSCRIPTS.indexOf(c);
  }

  static boolean isSpace(char c) {
    return c == ' ' || c != '\n' && (Character.isWhitespace(c) || Character.isSpaceChar(c));
  }

  /** Returns whether digits may be grouped by the space: one narrower than those between words. */
  static boolean isThinSpace(char c) {
    return c == '\u2009' || c == '\u202F';
  }

  /** Returns whether the character is a letter of Chinese, Japanese or Korean. */
  static boolean isCjk(char c) {
    return c >= JAMO_FIRST && (c <= JAMO_LAST || c >= CJK_FIRST) && Character.isLetter(c);
  }

  /** Returns whether the character is a letter of an alphabet with spaces between words. */
  static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= 0x80 && Character.isLetter(c) && !isCjk(c);
  }

  static boolean isCurrency(char c) {
    return c == '$' || c >= 0x80 && Character.getType(c) == Character.CURRENCY_SYMBOL;
  }
}
