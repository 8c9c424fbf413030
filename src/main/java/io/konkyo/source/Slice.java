package io.konkyo.source;

import java.util.Objects;

/**
 * A part of a placed text that is itself a placed text.
 *
 * @param whole the text it is cut from
 * @param from offset of its first character in {@code whole}
 * @param to offset after its last character
 */
public record Slice(PlacedText whole, int from, int to) implements PlacedText {
  public Slice {
    Objects.requireNonNull(whole);
    Objects.checkFromToIndex(from, to, whole.text().length());
  }

  /** Returns the slice without white space at its ends. */
  public Slice trimmed() {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(whole.text().charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(whole.text().charAt(end - 1))) {
      end--;
    }
    return new Slice(whole, start, end);
  }

  @Override
  public String text() {
    return whole.text().substring(from, to);
  }

  @Override
  public Span span(int start, int end) {
    return whole.span(from + start, from + end);
  }

  @Override
  public Span span() {
    return whole.span(from, to);
  }
}
