package io.konkyo.source;

import java.util.Objects;

/**
 * A stretch of a file's text.
 *
 * @param file the file
 * @param start offset of the first UTF-16 unit
 * @param end offset after the last UTF-16 unit; equal to {@code start} for an empty stretch
 */
public record Span(SourceFile file, int start, int end) implements Location {
  public Span {
    Objects.requireNonNull(file);
    if (start < 0 || end < start || end > file.text().length()) {
      throw new IllegalArgumentException(
          "span " + start + ".." + end + " outside " + file.path() + " of " + file.text().length());
    }
  }

  /** Returns where the stretch begins. */
  public Position startPosition() {
    return file.positionAt(start);
  }

  /** Returns where the stretch ends, the place after its last character. */
  public Position endPosition() {
    return file.positionAt(end);
  }

  /** Returns whether a place lies in this stretch, its ends included. */
  public boolean holds(Location place) {
    return place instanceof Span inner
        && inner.start >= start
        && inner.end <= end
        && inner.file.equals(file);
  }

  /** Returns the text of the stretch as it stands in the file. */
  public String text() {
    return file.text().substring(start, end);
  }

  /** Returns {@code path:line:column} of the start, counted from one. */
  @Override
  public String toString() {
    return file.path() + ":" + startPosition();
  }
}
