package io.konkyo.verdict;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The outcome of holding a printed number against a computation.
 *
 * @param printed the number
 * @param exact the exact value, in the unit of {@code printed}
 * @param verdict how they compare
 * @param causes for {@link Verdict#SUSPECT}, every repair that fits, the most specific first
 * @param hints where no verdict accepts the number, what may have happened; sentences without
 *     capital and full stop
 * @param range what the inputs' rounding allows, in the unit of {@code printed}, never narrower
 *     than the truth; empty when all inputs are exact, or when it could not be computed
 * @param flags what limits the verdict
 * @param printable how many numbers of the printed precision the range allows: 1 is the strongest
 *     check, and what exact inputs give; {@link Long#MAX_VALUE} when there is no telling
 */
public record Judgement(
    StatedQuantity printed,
    Quantity exact,
    Verdict verdict,
    List<Cause> causes,
    List<String> hints,
    Optional<Interval> range,
    Set<Flag> flags,
    long printable) {
  public Judgement {
    causes = List.copyOf(causes);
    hints = List.copyOf(hints);
    flags = Set.copyOf(flags);
  }

  /** Returns the first cause's name, if a repair explains the number. */
  public Optional<String> cause() {
    return causes.isEmpty() ? Optional.empty() : Optional.of(causes.get(0).id());
  }
}
