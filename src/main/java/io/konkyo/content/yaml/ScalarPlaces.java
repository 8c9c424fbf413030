package io.konkyo.content.yaml;

import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.Arrays;

/**
 * The characters of a scalar's value, each with the stretch of the file that spells it. Built by
 * reading the scalar a second time in the way of its style; {@link #spell} tells whether the two
 * readings agree.
 */
final class ScalarPlaces {
  private final SourceFile file;
  private final int emptyAt;
  private final StringBuilder value = new StringBuilder();
  private int[] starts = new int[32];
  private int[] ends = new int[32];

  /**
   * Begins an empty value.
   *
   * @param emptyAt the offset to name when the value stays empty
   */
  ScalarPlaces(SourceFile file, int emptyAt) {
    this.file = file;
    this.emptyAt = emptyAt;
  }

  /** Reads the scalar again and notes the places. */
  static ScalarPlaces of(YamlScalar scalar) {
    Span span = scalar.span();
    return switch (scalar.style()) {
      case PLAIN -> PlainPlaces.read(span);
      case SINGLE_QUOTED -> QuotedPlaces.readSingle(span);
      case DOUBLE_QUOTED -> QuotedPlaces.readDouble(span);
      case LITERAL, FOLDED -> BlockPlaces.read(span, scalar.text());
    };
  }

  /** Appends a character that a stretch of the file spells. */
  void add(char c, int start, int end) {
    int at = value.length();
    if (at == starts.length) {
      starts = Arrays.copyOf(starts, at * 2);
      ends = Arrays.copyOf(ends, at * 2);
    }
    starts[at] = start;
    ends[at] = end;
    value.append(c);
  }

  /** Appends the characters of the file between two offsets as they stand. */
  void copy(int start, int end) {
    for (int i = start; i < end; i++) {
      add(file.text().charAt(i), i, i + 1);
    }
  }

  String text() {
    return value.toString();
  }

  boolean spell(String text) {
    return text.contentEquals(value);
  }

  Span span(int from, int to) {
    if (value.isEmpty()) {
      return file.span(emptyAt, emptyAt);
    }
    if (from < to) {
      return file.span(starts[from], Math.max(starts[from], ends[to - 1]));
    }
    int at = from < value.length() ? starts[from] : ends[from - 1];
    return file.span(at, at);
  }
}
