package io.konkyo.report;

/**
 * Text made safe for a terminal: what would move the cursor, change colours or turn the reading
 * direction is replaced by a visible character.
 */
final class Printable {
  private static final int REPLACEMENT = 0xFFFD;
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int DELETE_PICTURE = 0x2421;

  private Printable() {}

  /** Returns the text on one line. */
  static String line(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().map(c -> isBreak(c) ? ' ' : glyph(c)).forEach(shown::appendCodePoint);
    return shown.toString();
  }

  /** Returns the character that stands for another one on a screen. */
  static int glyph(int codePoint) {
    if (codePoint < ' ') {
      return CONTROL_PICTURES + codePoint;
    }
    if (codePoint == 0x7F) {
      return DELETE_PICTURE;
    }
    return isUnsafe(codePoint) ? REPLACEMENT : codePoint;
  }

  private static boolean isBreak(int codePoint) {
    return codePoint == '\n' || codePoint == '\r' || codePoint == '\t';
  }

  // Bidirectional controls can make a line read as another one (CVE-2021-42574).
  private static boolean isUnsafe(int codePoint) {
    return Character.isISOControl(codePoint)
        || (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069)
        || codePoint == 0x2028
        || codePoint == 0x2029
        || Character.getType(codePoint) == Character.SURROGATE;
  }
}
