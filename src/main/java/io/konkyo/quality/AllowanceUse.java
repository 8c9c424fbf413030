package io.konkyo.quality;

import io.konkyo.content.fact.Allowance;
import java.util.Objects;

/**
 * An allowance with what it silences.
 *
 * @param allowance rule, reason and statement
 * @param silenced how many diagnostics it silences; none where the rule finds nothing there
 */
public record AllowanceUse(Allowance allowance, int silenced) {
  public AllowanceUse {
    Objects.requireNonNull(allowance);
  }

  /** Returns whether it stands on a quiz or on an item of one. */
  public boolean isOfQuizzes() {
    return allowance.statement().startsWith("quizzes/");
  }
}
