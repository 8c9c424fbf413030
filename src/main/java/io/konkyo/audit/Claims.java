package io.konkyo.audit;

import java.util.List;

/**
 * Tells lines that may state arithmetic from those that cannot, by their signs alone. Most lines of
 * a page cannot, and are not worth cutting into tokens.
 */
final class Claims {
  private static final String SIGNS =
      "=\uFF1D\u2248\u2252\u2243\u2245<>\uFF1C\uFF1E\u2264\u2265\u2266\u2267\u2A7D\u2A7E\u226A\u226B"
          + "\u2260\u2192\u2212";
  private static final String EQUALS = " equals ";
  private static final List<String> FROM = List.of("에서", "から");

  private Claims() {}

  /** Returns the text, as long as before, with lines that state nothing blank. */
  static String mask(String text) {
    StringBuilder masked = new StringBuilder(text);
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      end = end < 0 ? text.length() : end;
      if (!mayClaim(text, from, end)) {
        for (int i = from; i < end; i++) {
          masked.setCharAt(i, ' ');
        }
      }
      from = end + 1;
    }
    return masked.toString();
  }

  private static boolean mayClaim(String text, int from, int end) {
    boolean digit = false;
    boolean sign = false;
    boolean bracket = false;
    boolean rate = false;
    boolean share = false;
    for (int i = from; i < end; i++) {
      char c = text.charAt(i);
      digit |= Character.isDigit(c);
      bracket |= c == '(' || c == '\uFF08';
      rate |= c == '/' || c == 'p' && text.startsWith("ps", i);
      share |= c == '%' || c == '\uFF05';
      sign |= isSign(text, i, c);
    }
    if (!digit || sign || bracket && rate) {
      return digit;
    }
    String line = text.substring(from, end);
    return line.contains(EQUALS) || share && FROM.stream().anyMatch(line::contains);
  }

  private static boolean isSign(String text, int at, char c) {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : '\n';
    char before = at > 0 ? text.charAt(at - 1) : '\n';
    return switch (c) {
      case '+', '\uFF0B', '-' ->
          !Character.isLetter(before)
              && !Character.isDigit(before)
              && !Character.isWhitespace(next);
      case '/', '\uFF0F' -> Character.isWhitespace(before) || Character.isSpaceChar(before);
      default -> SIGNS.indexOf(c) >= 0;
    };
  }
}
