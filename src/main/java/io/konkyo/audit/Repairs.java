package io.konkyo.audit;

import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Operator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.token.Amount;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Slips of scale, base and order that would explain a printed result. */
final class Repairs {
  private static final int MOST_PREFIX = 4;
  private static final Rational BINARY = Rational.of(1024, 1000);
  private static final Rational EIGHT = Rational.of(8);

  private final Amount printed;

  Repairs(Amount printed) {
    this.printed = printed;
  }

  /** Returns the slips that turn the calculation into the printed result. */
  List<Cause> causes(Term term, List<Interval> readings, Predicate<Term> fits) {
    List<Cause> causes = new ArrayList<>();
    scale().stream()
        .filter(scale -> readings.stream().anyMatch(scale::fits))
        .findFirst()
        .map(Scale::cause)
        .ifPresent(causes::add);
    swapped(term)
        .filter(fits)
        .map(t -> new Cause("swapped-operands", "the operands stand in the other order"))
        .ifPresent(causes::add);
    otherBase(term)
        .filter(fits)
        .map(t -> new Cause("other-base", "the change is taken of the other number"))
        .ifPresent(causes::add);
    return causes;
  }

  /** A factor that was forgotten or applied too often. */
  private record Scale(Amount printed, Rational factor, Cause cause) {
    boolean fits(Interval reading) {
      return Ladder.judge(printed, reading.times(Interval.point(factor))) == Verdict.PASS;
    }
  }

  private List<Scale> scale() {
    List<Scale> scales = new ArrayList<>();
    if (printed.measure().isData()) {
      for (int power = 1; power <= MOST_PREFIX; power++) {
        scales.add(
            scale(BINARY.pow(-power), "binary-as-decimal", "powers of 1024 have a unit of 1000"));
        scales.add(
            scale(BINARY.pow(power), "decimal-as-binary", "powers of 1000 have a unit of 1024"));
      }
      scales.add(scale(EIGHT, "bit-as-byte", "a number of bits is printed as bytes"));
      scales.add(scale(EIGHT.reciprocal(), "byte-as-bit", "a number of bytes is printed as bits"));
    }
    for (int exponent : new int[] {3, -3, 1, -1, 2, -2}) {
      scales.add(scale(Rational.powerOfTen(exponent), "power-of-ten", "the decimal point is off"));
    }
    return scales;
  }

  private Scale scale(Rational factor, String id, String explanation) {
    return new Scale(printed, factor, new Cause(id, explanation));
  }

  private static Optional<Term> swapped(Term term) {
    boolean ordered =
        term instanceof Term.Operation operation
            && switch (operation.operator()) {
              case MINUS, DIVIDED, OVER, POWER -> true;
              default -> false;
            };
    return ordered
        ? Optional.of(
            new Term.Operation(
                ((Term.Operation) term).operator(),
                ((Term.Operation) term).right(),
                ((Term.Operation) term).left()))
        : Optional.empty();
  }

  /** {@code (a − b) ÷ a} becomes {@code (a − b) ÷ b}, and the other way round. */
  private static Optional<Term> otherBase(Term term) {
    if (term instanceof Term.Operation quotient
        && (quotient.operator() == Operator.DIVIDED || quotient.operator() == Operator.OVER)
        && quotient.left() instanceof Term.Operation difference
        && difference.operator() == Operator.MINUS) {
      Term base =
          same(quotient.right(), difference.left()) ? difference.right() : difference.left();
      return Optional.of(new Term.Operation(quotient.operator(), difference, base));
    }
    return Optional.empty();
  }

  private static boolean same(Term left, Term right) {
    return Evaluator.exact().evaluate(left) instanceof Result.Numbers a
        && Evaluator.exact().evaluate(right) instanceof Result.Numbers b
        && a.equals(b);
  }
}
