package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A printed change held against the two numbers it lies between: a difference in their unit, a
 * percentage of the first one, or how many times it the second one is.
 */
final class Difference {
  private static final Rational HUNDREDTH = Rational.of(1, 100);

  private Difference() {}

  /** Judges a printed change; empty where its unit fits neither reading. */
  static Optional<Check> judge(Amount before, Amount after, Amount printed, String text) {
    List<Interval> exact = readings(before, after, printed, Amount::exact);
    if (exact.isEmpty()) {
      return Optional.empty();
    }
    Interval stands = printed.cut() ? printed.exact() : printed.number().halfUlp();
    boolean excused =
        readings(before, after, printed, Amount::rounded).stream().anyMatch(stands::meets);
    Verdict best = Equality.best(printed, exact);
    Verdict verdict =
        best == Verdict.INCONSISTENT && excused ? Verdict.WITHIN_INPUT_ROUNDING : best;
    String gives = Shown.beside(printed, exact.get(0));
    return Optional.of(new Check(text, gives, verdict, excused, List.of()));
  }

  /** Returns what the change may be, in its printed unit. */
  private static List<Interval> readings(
      Amount before, Amount after, Amount printed, Function<Amount, Interval> digits) {
    Interval first = base(before, digits);
    Interval second = base(after, digits);
    Measure unit = printed.measure();
    boolean alike = unit.dimension().equals(after.measure().dimension());
    boolean shares = before.measure().isShare() && after.measure().isShare();
    List<Interval> readings = new ArrayList<>();
    if (unit.isNone()) {
      readings.add(scaled(second.minus(first), after.measure().scale()));
    } else if (alike && (!unit.isRatio() || shares || !unit.isShare())) {
      readings.add(scaled(second.minus(first), unit.scale()));
    }
    if (unit.isShare() && unit.scale().equals(HUNDREDTH)) {
      // Of the first number; both of its ends move together, so the quotient is taken last.
      second
          .dividedBy(first)
          .map(ratio -> ratio.minus(Interval.point(Rational.ONE)))
          .ifPresent(change -> readings.add(scaled(change, unit.scale())));
    }
    return readings;
  }

  private static Interval base(Amount amount, Function<Amount, Interval> digits) {
    return digits.apply(amount).times(Interval.point(amount.measure().scale()));
  }

  private static Interval scaled(Interval interval, Rational size) {
    return interval.times(Interval.point(size.reciprocal()));
  }
}
