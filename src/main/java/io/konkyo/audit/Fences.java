package io.konkyo.audit;

/** Code in Markdown, which is no prose. */
public final class Fences {
  private Fences() {}

  /** Returns the text, as long as before, with fenced code blank. */
  public static String blank(String markdown) {
    StringBuilder text = new StringBuilder(markdown);
    String fence = "";
    int from = 0;
    while (from < markdown.length()) {
      int newline = markdown.indexOf('\n', from);
      int end = newline < 0 ? markdown.length() : newline;
      String line = markdown.substring(from, end).strip();
      boolean inside = !fence.isEmpty();
      if (!inside) {
        fence = opening(line);
      } else if (closes(line, fence)) {
        fence = "";
      }
      if (inside || !fence.isEmpty()) {
        blank(text, from, end);
      }
      from = end + 1;
    }
    return text.toString();
  }

  /** Returns the backticks or tildes a line begins with, three or more; else nothing. */
  private static String opening(String line) {
    if (line.isEmpty() || line.charAt(0) != '`' && line.charAt(0) != '~') {
      return "";
    }
    int length = 1;
    while (length < line.length() && line.charAt(length) == line.charAt(0)) {
      length++;
    }
    return length < 3 ? "" : line.substring(0, length);
  }

  private static boolean closes(String line, String fence) {
    return line.startsWith(fence) && line.chars().allMatch(c -> c == fence.charAt(0));
  }

  private static void blank(StringBuilder text, int from, int end) {
    for (int i = from; i < end; i++) {
      text.setCharAt(i, ' ');
    }
  }
}
