package io.konkyo.quantity;

/** Spaces of any kind, the ones that do not break included. */
final class Spaces {
  private Spaces() {}

  static boolean isSpace(int codePoint) {
    return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
  }

  /** Returns the offset of the first character from {@code from} on that is no space. */
  static int skip(String text, int from) {
    int at = from;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Returns how many spaces stand right before {@code end}. */
  static int countBefore(String text, int end) {
    int at = end;
    while (at > 0 && isSpace(text.charAt(at - 1))) {
      at--;
    }
    return end - at;
  }
}
