package io.konkyo.source;

import java.util.Objects;

/**
 * A file as a whole, for faults that have no line: a file that is missing, or too large to read.
 *
 * @param path the path as it is shown to the user
 */
public record WholeFile(String path) implements Location {
  public WholeFile {
    Objects.requireNonNull(path);
  }
}
