package io.konkyo.content.yaml;

import io.konkyo.source.PlacedText;
import io.konkyo.source.Span;
import java.util.Objects;

/**
 * A text.
 *
 * @param text the value: quotes, escapes, indentation and folding undone, line ends as LF
 * @param style how it is written
 * @param span where it stands, with its quotes or block indicator; without trailing line ends
 */
public record YamlScalar(String text, ScalarStyle style, Span span)
    implements YamlNode, PlacedText {
  public YamlScalar {
    Objects.requireNonNull(text);
    Objects.requireNonNull(style);
    Objects.requireNonNull(span);
  }

  /**
   * Returns the place of the characters between two UTF-16 offsets of {@link #text()}.
   *
   * <p>Shape: exact for every style; an escape maps to all of its characters, a folded line end to
   * the line end. A scalar whose text was not read from its span maps to the whole span.
   *
   * <p>Errors: {@link IndexOutOfBoundsException} unless {@code 0 <= from <= to <= text().length()}.
   */
  @Override
  public Span span(int from, int to) {
    Objects.checkFromToIndex(from, to, text.length());
    if (span.start() == span.end()) {
      return span;
    }
    ScalarPlaces places = ScalarPlaces.of(this);
    return places.spell(text) ? places.span(from, to) : span;
  }

  /** Whether there is no text at all. */
  public boolean isEmpty() {
    return text.isEmpty();
  }
}
