package io.konkyo.content.markdown;

/**
 * Tells a single line that can only be a paragraph, as nearly every label, option and title is. It
 * needs no block parser, and a run that reads nothing else never loads one.
 */
final class PlainLine {
  private static final String BLOCK_MARKS = "#>-+*_=`~";

  /** Not line ends of Markdown, but flexmark's patterns take them for such behind a bullet. */
  private static final String OTHER_LINE_ENDS = "\u0085\u2028\u2029";

  private PlainLine() {}

  /** Returns whether a text is one line that begins no block but a paragraph. */
  static boolean isOne(String text) {
    if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      return false;
    }
    int start = 0;
    while (start < text.length() && Content.isBlank(text.charAt(start))) {
      start++;
    }
    return start == text.length() || !mayBeginBlock(text, start);
  }

  private static boolean mayBeginBlock(String text, int start) {
    char first = text.charAt(start);
    if (first >= '0' && first <= '9') {
      return mayBeginList(text, start);
    }
    if (!isMark(first)) {
      return false;
    }
    // Emphasis, a negative number, or a code span: the mark stands against a word.
    char second = charOrBlank(text, start + 1);
    char third = charOrBlank(text, start + 2);
    return first == '>' || isBlank(second) || (isMark(second) && (isBlank(third) || isMark(third)));
  }

  private static boolean mayBeginList(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end < text.length() && (text.charAt(end) == '.' || text.charAt(end) == ')');
  }

  private static char charOrBlank(String text, int index) {
    return index < text.length() ? text.charAt(index) : ' ';
  }

  private static boolean isBlank(char c) {
    return Content.isBlank(c) || OTHER_LINE_ENDS.indexOf(c) >= 0;
  }

  private static boolean isMark(char c) {
    return BLOCK_MARKS.indexOf(c) >= 0;
  }
}
