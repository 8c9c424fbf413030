package io.konkyo.source;

/** A text that knows where each of its characters stands in a file. */
public interface PlacedText {

  /** Returns the text after the file's own syntax (quotes, folding, escapes) is undone. */
  String text();

  /** Returns the place of the characters between two UTF-16 offsets of {@link #text()}. */
  Span span(int from, int to);

  /** Returns the place of the whole text. */
  Span span();
}
