package io.konkyo.audit;

import java.util.Objects;

/**
 * A passage and where reading goes on.
 *
 * @param passage the passage
 * @param end index of the token after it
 */
record Found(Passage passage, int end) {
  Found {
    Objects.requireNonNull(passage);
  }
}
