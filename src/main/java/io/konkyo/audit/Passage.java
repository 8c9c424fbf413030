package io.konkyo.audit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A piece of arithmetic found in a text.
 *
 * @param kind its form
 * @param from offset of its first character
 * @param to offset after its last character
 * @param text the characters
 * @param checks what it states; at least one unless it is unread
 * @param unread why it could not be computed again; empty if it could
 */
public record Passage(
    Kind kind, int from, int to, String text, List<Check> checks, Optional<String> unread) {
  public Passage {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(text);
    checks = List.copyOf(checks);
    Objects.requireNonNull(unread);
  }

  /** Returns the checks that do not hold on a page of ours. */
  public List<Check> failures() {
    return checks.stream().filter(check -> !check.holds()).toList();
  }

  /** Returns whether it was computed again and everything it states holds. */
  public boolean isTrue() {
    return unread.isEmpty() && failures().isEmpty();
  }
}
