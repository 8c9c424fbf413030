package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.range.InputRange;
import java.util.List;
import java.util.Optional;

/**
 * A difference no larger than what the rounding of its two figures, and the resolution declared for
 * them, could make by themselves.
 *
 * <p>Shape: differences that a condition weighs are left alone: they ask this very question.
 *
 * <p>Source: number anchors, section 6, ST10.
 */
public final class BelowResolution implements Check {
  private static final Rational HALF = Rational.of(1, 2);

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.derived(input)) {
      Entry entry = formula.fact().orElseThrow();
      if (entry.printed() instanceof Printed.Truth) {
        continue;
      }
      for (Meeting meeting : formula.meetings()) {
        if (meeting.kind() == Meeting.Kind.DIFFERENCE) {
          computation(formula, entry)
              .flatMap(computation -> Gap.of(meeting, formula, computation))
              .filter(Gap::isBelowResolution)
              .map(gap -> describe(gap, meeting, formula))
              .ifPresent(diagnostics::add);
        }
      }
    }
  }

  private static Optional<Computation> computation(Joining formula, Entry entry) {
    return entry
        .value()
        .flatMap(
            value ->
                formula
                    .ledger()
                    .formulas()
                    .computation(
                        formula.formula(), new LedgerFormulas.Outcome(formula.member(), value)));
  }

  /**
   * Two numbers that are subtracted.
   *
   * @param distance how far apart they are, in coherent base units
   * @param rounding how far apart rounding alone could have put them
   * @param resolution how far apart they must lie to be told apart, besides
   * @param unit the unit to tell them in
   */
  private record Gap(Rational distance, Rational rounding, Rational resolution, Unit unit) {

    static Optional<Gap> of(Meeting meeting, Joining formula, Computation computation) {
      List<Expression> ends = ends(meeting, formula);
      Optional<Quantity> left = formula.value(ends.get(0));
      Optional<Quantity> right = formula.value(ends.get(1));
      Optional<Rational> widthOfLeft = width(ends.get(0), computation);
      Optional<Rational> widthOfRight = width(ends.get(1), computation);
      if (left.isEmpty()
          || right.isEmpty()
          || !left.get().sameDimension(right.get())
          || widthOfLeft.isEmpty()
          || widthOfRight.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          new Gap(
              left.get().base().minus(right.get().base()).abs(),
              widthOfLeft.get().plus(widthOfRight.get()).times(HALF),
              DeclaredResolution.of(ends.get(0), formula)
                  .plus(DeclaredResolution.of(ends.get(1), formula)),
              left.get().unit()));
    }

    boolean isBelowResolution() {
      Rational least = rounding.plus(resolution);
      return least.signum() > 0 && distance.compareTo(least) <= 0;
    }

    String in(Rational base) {
      return NumberChecks.exact(new Quantity(base.dividedBy(unit.scale()), unit));
    }
  }

  /** A spread subtracts the smallest of its parts from the largest. */
  private static List<Expression> ends(Meeting meeting, Joining formula) {
    Expression least = meeting.parts().get(0);
    Expression most = least;
    for (Expression part : meeting.parts()) {
      Optional<Rational> value = formula.value(part).map(Quantity::base);
      if (value.isEmpty()) {
        return meeting.parts();
      }
      least = value.get().compareTo(base(least, formula)) < 0 ? part : least;
      most = value.get().compareTo(base(most, formula)) >= 0 ? part : most;
    }
    return meeting.parts().size() == 2 ? meeting.parts() : List.of(most, least);
  }

  private static Rational base(Expression part, Joining formula) {
    return formula.value(part).map(Quantity::base).orElse(Rational.ZERO);
  }

  private static Optional<Rational> width(Expression part, Computation computation) {
    return InputRange.width(computation.leaves(), computation.derivation(), part);
  }

  private static Diagnostic describe(Gap gap, Meeting meeting, Joining formula) {
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.BELOW_RESOLUTION,
                formula.span(meeting.whole()),
                "the difference is no larger than what its figures can tell apart")
            .withAt("is " + gap.in(gap.distance()))
            .withNote("rounding alone could make it " + gap.in(gap.rounding()));
    return (gap.resolution().signum() > 0
            ? diagnostic.withNote("the declared resolution adds " + gap.in(gap.resolution()))
            : diagnostic)
        .withHelp("say that no difference was seen, or read the figures with more digits");
  }
}
