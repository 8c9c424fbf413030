package io.konkyo.content.markdown;

/** Collects the lines of a paragraph or heading, each without the marks of the blocks around it. */
final class ContentLines {
  private final String source;
  private final StringBuilder text = new StringBuilder();
  private final Offsets.Builder places = new Offsets.Builder();
  private int lastEnd;

  ContentLines(String source) {
    this.source = source;
  }

  /** Adds a stretch of the source that lies on one line; its line end may be part of it. */
  ContentLines add(int from, int to) {
    int end = to;
    while (end > from && isLineEnd(source.charAt(end - 1))) {
      end--;
    }
    int start = from;
    while (start < end && Content.isBlank(source.charAt(start))) {
      start++;
    }
    if (start == end) {
      return this;
    }
    if (text.length() > 0) {
      text.append('\n');
      places.add(1, lastEnd, start);
    }
    text.append(source, start, end);
    places.add(end - start, start, end);
    lastEnd = end;
    return this;
  }

  /** Returns the lines without the blanks at the end of the last one. */
  Content build() {
    int length = text.length();
    while (length > 0 && Content.isBlank(text.charAt(length - 1))) {
      length--;
    }
    return new Content(text.substring(0, length), places.build().slice(0, length));
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }
}
