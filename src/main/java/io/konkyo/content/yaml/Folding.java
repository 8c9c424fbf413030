package io.konkyo.content.yaml;

/** The folding of line ends in plain and quoted scalars. */
final class Folding {
  private Folding() {}

  /**
   * Folds the line ends that begin at an offset: a single one becomes a space, of several all but
   * the first stay.
   *
   * @param also a further character that may indent a line, or a space for none
   * @return the offset of the next line's first character
   */
  static int fold(ScalarPlaces places, String text, int at, char also) {
    int firstEnd = Lines.afterBreak(text, at);
    int next = keep(places, text, firstEnd, also);
    int indentEnd = skipIndent(text, firstEnd, also);
    boolean single = indentEnd >= text.length() || !Lines.isBreak(text.charAt(indentEnd));
    if (single) {
      places.add(' ', at, firstEnd);
    }
    return next;
  }

  /** Keeps every line end from here on, up to the next character that is neither end nor indent. */
  static int keep(ScalarPlaces places, String text, int from, char also) {
    int at = skipIndent(text, from, also);
    while (at < text.length() && Lines.isBreak(text.charAt(at))) {
      int end = Lines.afterBreak(text, at);
      places.add('\n', at, end);
      at = skipIndent(text, end, also);
    }
    return at;
  }

  private static int skipIndent(String text, int from, char also) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == also)) {
      at++;
    }
    return at;
  }
}
