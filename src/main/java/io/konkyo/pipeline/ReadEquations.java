package io.konkyo.pipeline;

import java.util.List;

/**
 * What the reading of finished pages came to.
 *
 * @param found how much arithmetic stands on the pages: equations, comparisons, changes, lists of
 *     differences
 * @param holding how much of it was computed again and holds
 * @param unread what could not be computed again, and why
 */
public record ReadEquations(int found, int holding, List<String> unread) {
  /** Of a run that made no page. */
  static final ReadEquations NONE = new ReadEquations(0, 0, List.of());

  public ReadEquations {
    unread = List.copyOf(unread);
  }
}
