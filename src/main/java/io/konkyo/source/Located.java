package io.konkyo.source;

import java.util.Objects;
import java.util.function.Function;

/**
 * A value with the place it was read from.
 *
 * @param value the value
 * @param span where it stands
 */
public record Located<T>(T value, Span span) {
  public Located {
    Objects.requireNonNull(value);
    Objects.requireNonNull(span);
  }

  /** Returns another value at the same place. */
  public <R> Located<R> map(Function<? super T, ? extends R> change) {
    return new Located<>(change.apply(value), span);
  }
}
