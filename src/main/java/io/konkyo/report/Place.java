package io.konkyo.report;

import io.konkyo.source.Location;
import io.konkyo.source.Position;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import java.util.Optional;

/**
 * A location in the numbers that other programs read.
 *
 * @param file the path as users see it, with {@code /} between folders
 * @param region which part of the file, unless all of it is meant
 */
record Place(String file, Optional<Region> region) {

  /** Lines and columns counted from one in code points; the end column stands behind the end. */
  record Region(int line, int column, int endLine, int endColumn) {}

  /** Returns the place in numbers, or nothing for no place. */
  static Optional<Place> of(Location location) {
    if (location instanceof Span span) {
      return Optional.of(of(span));
    }
    return location instanceof WholeFile file
        ? Optional.of(new Place(file.path(), Optional.empty()))
        : Optional.empty();
  }

  static Place of(Span span) {
    Position start = span.startPosition();
    Position end = span.endPosition();
    Region region =
        new Region(start.line() + 1, start.column() + 1, end.line() + 1, end.column() + 1);
    return new Place(span.file().path(), Optional.of(region));
  }
}
