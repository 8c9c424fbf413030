package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Verdict;
import java.util.Objects;
import java.util.Optional;

/**
 * Whether a printed number stands to a quantity as it says.
 *
 * @param holds whether it does; a number that says nothing is one that the quantity rounds to, half
 *     up, or is cut to where an ellipsis says so
 * @param gives the quantity in the printed unit
 */
public record Fit(boolean holds, String gives) {
  public Fit {
    Objects.requireNonNull(gives);
  }

  /**
   * Holds a number against a quantity; empty where units are left out or counted otherwise, or the
   * relation is none we know.
   *
   * @param relation {@code =}, {@code !=}, {@code <}, {@code <=}, {@code >} or {@code >=}
   */
  public static Optional<Fit> of(Amount printed, String relation, Quantity exact) {
    Optional<Fit> equal = equal(printed, exact);
    int order = printed.exact().low().times(printed.measure().scale()).compareTo(exact.base());
    return switch (relation) {
      case "=" -> equal;
      case "!=" -> equal.map(fit -> fit.standing(!fit.holds()));
      case "<" -> equal.map(fit -> fit.standing(order < 0));
      case "<=" -> equal.map(fit -> fit.standing(order <= 0));
      case ">" -> equal.map(fit -> fit.standing(order > 0));
      case ">=" -> equal.map(fit -> fit.standing(order >= 0));
      default -> Optional.empty();
    };
  }

  private Fit standing(boolean stands) {
    return new Fit(stands, gives);
  }

  private static Optional<Fit> equal(Amount printed, Quantity exact) {
    Measure unit = Measure.of(exact.unit());
    boolean bare = printed.measure().isNone() || printed.measure().counted();
    if (!unit.dimension().equals(printed.measure().dimension())) {
      return bare ? bare(printed, exact) : Optional.empty();
    }
    Rational inUnit = exact.base().dividedBy(printed.measure().scale());
    Fit fit = of(printed, inUnit);
    return !fit.holds() && bare && !exact.unit().scale().equals(Rational.ONE)
        ? bare(printed, exact)
        : Optional.of(fit);
  }

  /** A number printed without its unit is in the unit of its fact, or in one we do not know. */
  private static Optional<Fit> bare(Amount printed, Quantity exact) {
    return Optional.of(of(printed, exact.value())).filter(Fit::holds);
  }

  private static Fit of(Amount printed, Rational inUnit) {
    Interval computed = Interval.point(inUnit);
    boolean holds = Ladder.judge(printed, computed) == Verdict.PASS;
    return new Fit(holds, Shown.beside(printed, computed));
  }
}
