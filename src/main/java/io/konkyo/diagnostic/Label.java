package io.konkyo.diagnostic;

import io.konkyo.source.Span;
import java.util.Objects;

/**
 * A second place that takes part in a diagnostic, such as the other side of a conflict.
 *
 * @param span the place
 * @param text what is to be seen there, lower case, no full stop
 */
public record Label(Span span, String text) {
  public Label {
    Objects.requireNonNull(span);
    Objects.requireNonNull(text);
  }
}
