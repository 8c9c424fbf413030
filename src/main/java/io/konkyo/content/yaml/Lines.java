package io.konkyo.content.yaml;

/** Looks at line ends and blanks of a text: LF, CR LF and a lone CR end a line, as in the file. */
final class Lines {
  private Lines() {}

  static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** Returns the offset after the line end at an offset, or the offset itself if none is there. */
  static int afterBreak(String text, int at) {
    if (at >= text.length() || !isBreak(text.charAt(at))) {
      return at;
    }
    boolean pair = text.charAt(at) == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    return at + (pair ? 2 : 1);
  }

  static int skipBlanks(String text, int at) {
    int i = at;
    while (i < text.length() && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  static int skipSpaces(String text, int at) {
    int i = at;
    while (i < text.length() && text.charAt(i) == ' ') {
      i++;
    }
    return i;
  }

  /** Returns the offset of the first character of the line that holds an offset. */
  static int start(String text, int at) {
    int i = at;
    while (i > 0 && !isBreak(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }

  /** Returns the offset after the last character of the line that holds an offset. */
  static int end(String text, int at) {
    int i = at;
    while (i < text.length() && !isBreak(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns the offset of the first character of a line that is no blank. */
  static int indentEnd(String text, int at) {
    return skipBlanks(text, start(text, at));
  }

  /** Returns the greatest offset not above {@code end} that no blank or line end stands before. */
  static int trimEnd(String text, int start, int end) {
    int i = end;
    while (i > start && (isBlank(text.charAt(i - 1)) || isBreak(text.charAt(i - 1)))) {
      i--;
    }
    return i;
  }
}
