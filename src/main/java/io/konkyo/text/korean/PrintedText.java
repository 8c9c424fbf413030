package io.konkyo.text.korean;

import java.text.Normalizer;

/**
 * The end of a printed text with one spelling for what looks alike: Hangul composed, full-width
 * Latin made half-width, one space, one hyphen, one tilde, no invisible characters.
 *
 * @param text the text
 * @param cut whether more stood before it
 */
record PrintedText(String text, boolean cut) {
  /**
   * Only this much before a particle is looked at: far more than a number, its unit and the
   * brackets after it, and little enough that hostile text costs nothing.
   */
  static final int WINDOW = 4096;

  private static final char FULL_WIDTH_FIRST = '\uFF01';
  private static final char FULL_WIDTH_LAST = '\uFF5E';
  private static final char SQUARED_FIRST = '\u3371';
  private static final char SQUARED_LAST = '\u33DF';

  /** Returns the end of {@code printed}, beginning with a word. */
  static PrintedText endOf(String printed) {
    if (printed.length() <= WINDOW) {
      return new PrintedText(normalise(printed), false);
    }
    int from = printed.length() - WINDOW;
    while (from < printed.length() && !Character.isWhitespace(printed.charAt(from))) {
      from++;
    }
    return new PrintedText(normalise(printed.substring(from)), true);
  }

  /** Returns {@code printed} with one spelling for what looks alike. */
  static String normalise(String printed) {
    String composed = Normalizer.normalize(printed, Normalizer.Form.NFC);
    StringBuilder plain = new StringBuilder(composed.length());
    for (int i = 0; i < composed.length(); i++) {
      append(plain, composed.charAt(i));
    }
    return plain.toString();
  }

  private static void append(StringBuilder plain, char c) {
    if (c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST) {
      plain.append((char) (c - FULL_WIDTH_FIRST + '!'));
    } else if (isCompatibilityUnit(c)) {
      appendUnlessDigits(plain, c);
    } else if (isVulgarFraction(c)) {
      appendFraction(plain, c);
    } else if (!isInvisible(c)) {
      plain.append(lookAlike(c));
    }
  }

  private static boolean isInvisible(char c) {
    boolean variationSelector = c >= '\uFE00' && c <= '\uFE0F';
    return variationSelector || Character.getType(c) == Character.FORMAT;
  }

  /** Returns whether {@code c} is a unit squeezed into one character: ㎳, ℃. */
  private static boolean isCompatibilityUnit(char c) {
    return c == '℃' || c == '℉' || (c >= SQUARED_FIRST && c <= SQUARED_LAST);
  }

  // ㎢ would become km2, in which the power looks like a digit.
  private static void appendUnlessDigits(StringBuilder plain, char c) {
    String spelled = compatible(c);
    boolean digits = spelled.chars().anyMatch(Character::isDigit);
    plain.append(digits ? String.valueOf(c) : spelled.replace('µ', 'μ'));
  }

  private static boolean isVulgarFraction(char c) {
    return (c >= '¼' && c <= '¾') || (c >= '⅐' && c <= '⅞');
  }

  // In 1½ the digits must not run together into 11/2.
  private static void appendFraction(StringBuilder plain, char c) {
    boolean afterDigit = plain.length() > 0 && Characters.isDigit(plain.charAt(plain.length() - 1));
    plain.append(afterDigit ? String.valueOf(c) : compatible(c).replace('⁄', '/'));
  }

  private static String compatible(char c) {
    return Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC);
  }

  private static char lookAlike(char c) {
    return switch (c) {
      case 'µ' -> 'μ';
      case '‐', '‑' -> '-';
      case '∼', '〜' -> '~';
      case '∕', '⁄' -> '/';
      case '∶' -> ':';
      case '￦' -> '₩';
      case '￥' -> '¥';
      case '￡' -> '£';
      case '\r', '\u2028', '\u2029' -> '\n';
      case '\t' -> ' ';
      default -> Character.getType(c) == Character.SPACE_SEPARATOR ? ' ' : c;
    };
  }
}
