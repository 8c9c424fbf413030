package io.konkyo.content.fact;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a prediction is to its measurement besides near.
 *
 * <p>Source: number anchors, section 4, "Model against measurement is another type".
 */
public enum Bound {
  /** The measurement must not exceed the prediction. */
  UPPER,
  /** The measurement must not fall below the prediction. */
  LOWER;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Bound> parse(String id) {
    return Arrays.stream(values()).filter(bound -> bound.id().equals(id)).findFirst();
  }
}
