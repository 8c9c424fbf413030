package io.konkyo.content.markdown;

/**
 * The text of one paragraph or heading, freed from the prefixes of its lines.
 *
 * @param text the lines, joined by LF
 * @param places where each character stands in the text that was read
 */
record Content(String text, Offsets places) {

  /** Returns where the character at an index begins in the text that was read. */
  int from(int index) {
    return places.start(index);
  }

  /** Returns where the characters before an index end in the text that was read. */
  int to(int end) {
    return places.end(end);
  }

  /** Returns a piece for a stretch that cannot be read as it was meant. */
  Inline.Malformed malformed(MarkdownFault fault, int start, int end) {
    return new Inline.Malformed(fault, text.substring(start, end), from(start), to(end));
  }

  /** Returns whether {@code expected} stands at an index, which may lie after the end. */
  boolean at(int index, char expected) {
    return index < text.length() && text.charAt(index) == expected;
  }

  /** Returns the index of the first character at or after {@code index} that is not white space. */
  int skipSpace(int index) {
    int at = index;
    while (at < text.length() && (isBlank(text.charAt(at)) || text.charAt(at) == '\n')) {
      at++;
    }
    return at;
  }

  /** Returns whether a character is a space or a tab. */
  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }
}
