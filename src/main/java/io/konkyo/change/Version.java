package io.konkyo.change;

import io.konkyo.pipeline.Analysis;
import io.konkyo.source.Span;
import java.util.Objects;
import java.util.Optional;

/**
 * A site as it was at an earlier revision.
 *
 * @param name the revision, as its user typed it
 * @param analysis empty if the content of then cannot be read
 * @param errors how many errors it had
 */
public record Version(String name, Optional<Analysis> analysis, int errors) {
  public Version {
    Objects.requireNonNull(name);
    Objects.requireNonNull(analysis);
  }

  /**
   * Returns a place of then as users read it, {@code revision:path:line:column}.
   *
   * @param root the folder the content of then was read from, as its places show it
   * @param shown the folder of the content as it is called now
   */
  String place(Span span, String root, String shown) {
    return name + ":" + shown + inside(span, root) + ":" + span.startPosition();
  }

  /** Returns the path of a place inside the content folder, with a slash before it. */
  static String inside(Span span, String root) {
    String path = span.file().path();
    return path.startsWith(root) ? path.substring(root.length()) : "/" + path;
  }
}
