package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
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
    for (UnitFactors.Factor factor : UnitFactors.of(mismatch.unit().symbol())) {
      if (factor.symbol().equals("year")) {
        for (int days : DAYS) {
          Rational ratio = JULIAN.dividedBy(Rational.of(days)).pow(factor.exponent());
          Rational value = mismatch.exact().times(ratio);
          candidates.add(
              new Candidate(
                  value, () -> "years of " + days + " days give " + Wording.near(mismatch, value)));
        }
      }
    }
    return candidates;
  }
}
