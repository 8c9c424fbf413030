package io.konkyo.translation;

import io.konkyo.source.Span;
import java.util.List;
import java.util.Objects;

/**
 * A line of a lock file: someone read a translation beside its source text and found it good.
 *
 * @param locale language of the translation
 * @param path the text, as in {@code quizzes/latency/first/stem}
 * @param translation fingerprint of the translation as it was
 * @param source the source text as it was, or its fingerprint where it is too long to keep
 * @param held the comparisons that held
 * @param span the line
 */
public record Review(
    String locale,
    String path,
    String translation,
    String source,
    List<HeldComparison> held,
    Span span) {
  public Review {
    Objects.requireNonNull(locale);
    Objects.requireNonNull(path);
    Objects.requireNonNull(translation);
    Objects.requireNonNull(source);
    Objects.requireNonNull(span);
    held = List.copyOf(held);
  }
}
