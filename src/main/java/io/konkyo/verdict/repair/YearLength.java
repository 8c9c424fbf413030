package io.konkyo.verdict.repair;

import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.List;

/** Years of 365 or 366 days, where a year is 365.25. */
final class YearLength implements Repair {
  private static final Rational JULIAN = Rational.of(1461, 4);
  private static final int[] DAYS = {365, 366, 360};

  @Override
  public String id() {
    return "year-length";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    List<Candidate> candidates = new ArrayList<>();
    for (int exponent : exponents(mismatch)) {
      for (int days : DAYS) {
        Rational ratio = JULIAN.dividedBy(Rational.of(days)).pow(exponent);
        Rational value = mismatch.exact().times(ratio);
        candidates.add(
            new Candidate(
                value, () -> "years of " + days + " days give " + Wording.near(mismatch, value)));
      }
    }
    return candidates;
  }

  /** Returns the powers of a year in the result's unit, or else those its inputs may bring. */
  private static List<Integer> exponents(Mismatch mismatch) {
    List<Integer> exponents = new ArrayList<>();
    for (UnitFactors.Factor factor : UnitFactors.of(mismatch.unit().symbol())) {
      if (isYear(factor)) {
        exponents.add(factor.exponent());
      }
    }
    boolean read =
        names(mismatch.formula())
            || mismatch.computation().leaves().stream()
                .anyMatch(leaf -> hasYear(leaf.value().unit()));
    return exponents.isEmpty() && read ? List.of(-1, 1) : exponents;
  }

  private static boolean names(Expression part) {
    boolean here =
        part instanceof NumberLiteral literal && hasYear(literal.unit())
            || part instanceof Conversion conversion && hasYear(conversion.unit());
    return here || part.children().stream().anyMatch(YearLength::names);
  }

  private static boolean hasYear(Unit unit) {
    return UnitFactors.of(unit.symbol()).stream().anyMatch(YearLength::isYear);
  }

  private static boolean isYear(UnitFactors.Factor factor) {
    return factor.symbol().equals("year");
  }
}
