package io.konkyo.translation;

import io.konkyo.source.SourceFile;
import java.util.List;
import java.util.Objects;

/**
 * A lock file as it was read.
 *
 * @param name which content file it belongs to, without ending: {@code quizzes/latency}
 * @param source its text
 * @param reviews its lines that could be read, in their order
 * @param damaged whether it has other lines, which have been told; it must not be written anew
 */
public record LockFile(String name, SourceFile source, List<Review> reviews, boolean damaged) {
  /** Ends the name of every lock file. */
  static final String ENDING = ".lock";

  public LockFile {
    Objects.requireNonNull(name);
    Objects.requireNonNull(source);
    reviews = List.copyOf(reviews);
  }

  String shown() {
    return source.path();
  }
}
