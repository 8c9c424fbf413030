package io.konkyo.audit;

import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Verdict;
import java.util.List;
import java.util.Objects;

/**
 * One printed statement held against what the numbers beside it give.
 *
 * @param printed what is printed
 * @param gives what it should be, as text: a number, or in words
 * @param verdict how the two compare
 * @param excused whether the rounding of the numbers beside it could explain what is printed
 * @param causes of a suspect one, the repairs that fit
 */
public record Check(
    String printed, String gives, Verdict verdict, boolean excused, List<Cause> causes) {
  public Check {
    Objects.requireNonNull(printed);
    Objects.requireNonNull(gives);
    Objects.requireNonNull(verdict);
    causes = List.copyOf(causes);
  }

  static Check of(String printed, boolean holds, String gives) {
    return new Check(
        printed,
        gives,
        holds ? Verdict.PASS : Verdict.INCONSISTENT,
        /* excused= */ false,
        List.of());
  }

  /**
   * Returns whether it may stand on a page of ours: it follows from the printed numbers, or from
   * numbers that print like them.
   */
  public boolean holds() {
    return verdict == Verdict.PASS || excused;
  }
}
