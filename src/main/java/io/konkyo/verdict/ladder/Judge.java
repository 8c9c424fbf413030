package io.konkyo.verdict.ladder;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.Verdict;
import io.konkyo.verdict.hint.Hints;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.range.InputRange;
import io.konkyo.verdict.range.Meeting;
import io.konkyo.verdict.repair.PercentForPoints;
import io.konkyo.verdict.repair.Repairs;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Holds printed numbers against one computation. What its inputs' rounding allows is found out
 * once, however many numbers are printed of it.
 *
 * <p>Shape: for one thread.
 *
 * <p>Source: design, "What a number is". A repair is tried before the inputs' rounding, because an
 * input that is taken for rounded and is exact would hide a slip.
 */
public final class Judge {
  private final Computation computation;
  private InputRange range;

  public Judge(Computation computation) {
    this.computation = computation;
  }

  /** Judges a single printed number; errors as {@link #judge(StatedQuantity, Supplier)}. */
  public static Judgement judge(StatedQuantity printed, Computation computation) {
    return new Judge(computation).judge(printed, List::of);
  }

  /** Returns the computation that numbers are held against. */
  public Computation computation() {
    return computation;
  }

  /**
   * Judges a printed number that may have been taken for one of its neighbours.
   *
   * <p>Errors: {@link IllegalArgumentException} if the printed number and the result have unlike
   * dimensions; callers check that first.
   *
   * @param neighbours values that stand near, of any dimension; they never change the verdict, and
   *     are asked for only where nothing explains the number
   */
  public Judgement judge(StatedQuantity printed, Supplier<List<Neighbour>> neighbours) {
    Quantity exact = computation.exact().in(printed.unit());
    InputRange range = range(printed.unit());
    Strength strength = Strength.of(printed.number().decimals(), exact.value(), range);
    Outcome outcome = outcome(printed, exact.value(), range, neighbours);
    return new Judgement(
        printed,
        exact,
        outcome.verdict(),
        outcome.causes(),
        outcome.hints(),
        range.bounds(),
        strength.flags(),
        strength.printable());
  }

  /** Returns the range in a unit; numbers printed of one fact are mostly in one unit. */
  private InputRange range(Unit unit) {
    range = range == null ? InputRange.of(computation).in(unit) : range.in(unit);
    return range;
  }

  /** A verdict with what is said beside it. */
  private record Outcome(Verdict verdict, List<Cause> causes, List<String> hints) {
    static Outcome of(Verdict verdict) {
      return new Outcome(verdict, List.of(), List.of());
    }
  }

  private Outcome outcome(
      StatedQuantity printed,
      Rational exact,
      InputRange range,
      Supplier<List<Neighbour>> neighbours) {
    Optional<Verdict> rounding = byRounding(printed, exact);
    if (rounding.isEmpty()) {
      return unfitting(new Mismatch(printed, exact, computation), range, neighbours);
    }
    boolean points = PercentForPoints.isPrinted(computation.exact().unit(), printed.unit());
    return rounding.get() == Verdict.PASS && points
        ? new Outcome(
            Verdict.SUSPECT, List.of(PercentForPoints.printed(computation.exact())), List.of())
        : Outcome.of(rounding.get());
  }

  private static Optional<Verdict> byRounding(StatedQuantity printed, Rational exact) {
    int decimals = printed.number().decimals();
    Rational stated = printed.number().value().times(Rational.powerOfTen(decimals));
    if (Rounding.HALF_UP.places(exact, decimals).equals(stated)) {
      return Optional.of(Verdict.PASS);
    }
    if (Rounding.HALF_EVEN.places(exact, decimals).equals(stated)) {
      return Optional.of(Verdict.TIE);
    }
    return Rounding.TOWARD_ZERO.places(exact, decimals).equals(stated)
        ? Optional.of(Verdict.TRUNCATED)
        : Optional.empty();
  }

  private static Outcome unfitting(
      Mismatch mismatch, InputRange range, Supplier<List<Neighbour>> neighbours) {
    Meeting meeting = range.meets(mismatch.printed().rounding());
    List<Cause> causes = Repairs.causes(mismatch, meeting == Meeting.YES);
    if (!causes.isEmpty()) {
      return new Outcome(Verdict.SUSPECT, causes, Hints.beside(mismatch));
    }
    return switch (meeting) {
      case YES -> Outcome.of(Verdict.WITHIN_INPUT_ROUNDING);
      case NO -> new Outcome(Verdict.INCONSISTENT, List.of(), Hints.of(mismatch, neighbours.get()));
      case UNKNOWN ->
          new Outcome(Verdict.UNDECIDED, List.of(), Hints.of(mismatch, neighbours.get()));
    };
  }
}
