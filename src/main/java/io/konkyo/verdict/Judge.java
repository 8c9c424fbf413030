package io.konkyo.verdict;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds printed numbers against computations. */
public final class Judge {
  private Judge() {}

  /**
   * Judges a printed number.
   *
   * <p>Errors: {@link IllegalArgumentException} if the printed number and the result have unlike
   * dimensions; callers check that first.
   */
  public static Judgement judge(StatedQuantity printed, Computation computation) {
    return judge(printed, computation, List.of());
  }

  /**
   * Judges a printed number that may have been taken for one of its neighbours.
   *
   * <p>Errors: as {@link #judge(StatedQuantity, Computation)}.
   *
   * @param neighbours values that stand near, of any dimension; they never change the verdict
   */
  public static Judgement judge(
      StatedQuantity printed, Computation computation, List<Neighbour> neighbours) {
    Quantity exact = computation.exact().in(printed.unit());
    Optional<Interval> range = InputRange.of(computation, printed.unit());
    Verdict verdict = verdict(printed, exact.value(), range);
    return new Judgement(
        printed, exact, verdict, List.of(), List.of(), range, Set.of(), /* printable= */ 1);
  }

  private static Verdict verdict(StatedQuantity printed, Rational exact, Optional<Interval> range) {
    Rational stated = printed.number().value();
    int decimals = printed.number().decimals();
    if (Rounding.HALF_UP.round(exact, decimals).equals(stated)) {
      return Verdict.PASS;
    }
    if (Rounding.HALF_EVEN.round(exact, decimals).equals(stated)) {
      return Verdict.TIE;
    }
    if (Rounding.TOWARD_ZERO.round(exact, decimals).equals(stated)) {
      return Verdict.TRUNCATED;
    }
    return range.filter(r -> r.meets(printed.rounding())).isPresent()
        ? Verdict.WITHIN_INPUT_ROUNDING
        : Verdict.INCONSISTENT;
  }
}
