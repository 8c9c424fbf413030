package io.konkyo.audit;

import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.Value;
import io.konkyo.audit.token.Amount;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Judges what sentences say to be equal: units may be left out, and printed numbers may be rounded.
 * What nobody can tell is not judged.
 */
final class Equality {
  private static final Evaluator EXACT = Evaluator.ofProse();
  private static final Evaluator ROUNDED = Evaluator.ofRoundedProse();
  private static final Rational TEN = Rational.of(10);
  private static final int MOST_ZEROS = 12;

  private Equality() {}

  /**
   * Judges that two calculations are equal.
   *
   * @param about whether the sentence says that the right one is rounded
   * @param leftText the left one as printed
   * @param rightText the right one as printed
   */
  static Optional<Check> of(
      Term left, Term right, boolean about, String leftText, String rightText) {
    if (right.printed().isPresent()) {
      return result(left, right, about, rightText);
    }
    return left.printed().isPresent()
        ? result(right, left, about, leftText)
        : calculations(left, right, leftText, rightText);
  }

  private static Optional<Check> result(Term term, Term result, boolean about, String text) {
    Amount printed = result.printed().orElseThrow();
    Optional<Value> value = value(EXACT, term);
    if (value.isEmpty() || isChangeByPercent(term)) {
      return Optional.empty();
    }
    boolean noun = result instanceof Term.Leaf leaf && leaf.noun();
    Readings readings = Readings.of(term, value.get(), printed, noun);
    Verdict best = best(printed, readings.numbers());
    boolean excused = excused(term, printed, noun, about);
    if (best == Verdict.INCONSISTENT && !readings.convicts()) {
      return Optional.empty();
    }
    ScaleSlips slips = new ScaleSlips(term, printed);
    List<Cause> causes = new ArrayList<>();
    if (best == Verdict.INCONSISTENT) {
      slips.cause(readings.numbers()).ifPresent(causes::add);
      causes.addAll(OrderSlips.causes(term, other -> passes(other, printed, noun)));
    } else if (!about && term.printed().isPresent()) {
      slips.exactlyBinary(readings.numbers().get(0)).ifPresent(causes::add);
    }
    Verdict verdict = verdict(best, causes, excused);
    String gives = Shown.beside(printed, nearest(printed, readings.numbers()));
    return Optional.of(new Check(text, gives, verdict, excused, causes));
  }

  private static Verdict verdict(Verdict best, List<Cause> causes, boolean excused) {
    if (!causes.isEmpty()) {
      return Verdict.SUSPECT;
    }
    return best == Verdict.INCONSISTENT && excused ? Verdict.WITHIN_INPUT_ROUNDING : best;
  }

  private static Interval nearest(Amount printed, List<Interval> readings) {
    Rational stated = printed.number().value();
    return readings.stream()
        .min(Comparator.comparing(reading -> reading.low().minus(stated).abs()))
        .orElseThrow();
  }

  static Verdict best(Amount printed, List<Interval> readings) {
    Verdict best = Verdict.INCONSISTENT;
    for (Interval reading : readings) {
      Verdict verdict = Ladder.judge(printed, reading);
      best = verdict.ordinal() < best.ordinal() ? verdict : best;
    }
    return best;
  }

  private static boolean passes(Term term, Amount printed, boolean noun) {
    return value(EXACT, term)
        .map(value -> best(printed, Readings.of(term, value, printed, noun).numbers()))
        .filter(Verdict.PASS::equals)
        .isPresent();
  }

  private static boolean excused(Term term, Amount printed, boolean noun, boolean about) {
    Interval stands = about ? coarse(printed) : printed.number().halfUlp();
    return value(ROUNDED, term)
        .map(value -> Readings.of(term, value, printed, noun).numbers())
        .filter(readings -> readings.stream().anyMatch(stands::meets))
        .isPresent();
  }

  /** About 45,000 may be rounded to thousands: its last zeros need not be digits. */
  private static Interval coarse(Amount printed) {
    Rational value = printed.number().value();
    if (!value.isInteger() || value.signum() == 0 || printed.number().decimals() != 0) {
      return printed.number().halfUlp();
    }
    Rational ulp = Rational.ONE;
    for (int i = 0; i < MOST_ZEROS && value.dividedBy(ulp.times(TEN)).isInteger(); i++) {
      ulp = ulp.times(TEN);
    }
    Rational half = ulp.dividedBy(Rational.of(2));
    return Interval.of(value.minus(half), value.plus(half));
  }

  private static Optional<Check> calculations(
      Term left, Term right, String leftText, String rightText) {
    boolean clear = !isChangeByPercent(left) && !isChangeByPercent(right);
    Optional<Boolean> equal = clear ? meet(EXACT, left, right) : Optional.empty();
    if (equal.isEmpty()) {
      return Optional.empty();
    }
    boolean excused = equal.get() || meet(ROUNDED, left, right).orElse(true);
    Verdict verdict =
        equal.get() ? Verdict.PASS : excused ? Verdict.WITHIN_INPUT_ROUNDING : Verdict.INCONSISTENT;
    return Optional.of(
        new Check(rightText, "the same as `" + leftText + "`", verdict, excused, List.of()));
  }

  /** Returns whether two calculations may come to the same; empty if they cannot be compared. */
  private static Optional<Boolean> meet(Evaluator evaluator, Term left, Term right) {
    Optional<Value> first = value(evaluator, left);
    return value(evaluator, right)
        .filter(second -> first.isPresent())
        .filter(second -> second.dimension().equals(first.get().dimension()))
        .map(second -> second.range().meets(first.get().range()));
  }

  private static Optional<Value> value(Evaluator evaluator, Term term) {
    return evaluator.evaluate(term) instanceof Result.Numbers numbers
            && numbers.values().size() == 1
        ? Optional.of(numbers.values().get(0))
        : Optional.empty();
  }

  /** {@code 100 + 5%} is 105 to some and 100.05 to others. */
  private static boolean isChangeByPercent(Term term) {
    boolean change =
        term instanceof Term.Operation operation
            && switch (operation.operator()) {
              case PLUS, MINUS -> isShare(operation.left()) != isShare(operation.right());
              default -> false;
            };
    return change || term.parts().stream().anyMatch(Equality::isChangeByPercent);
  }

  private static boolean isShare(Term term) {
    return term.printed().filter(amount -> amount.measure().isShare()).isPresent();
  }
}
