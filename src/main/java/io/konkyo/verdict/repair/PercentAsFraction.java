package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;

/** A percentage, such as 33.5, printed without its percent sign. */
final class PercentAsFraction implements Repair {
  private static final Rational HUNDRED = Rational.of(100);

  @Override
  public String id() {
    return "percent-as-fraction";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    Unit unit = mismatch.unit();
    if (!unit.dimension().isNone() || !unit.scale().equals(Rational.ONE)) {
      return List.of();
    }
    Rational percent = mismatch.exact().times(HUNDRED);
    return List.of(
        new Candidate(
            percent,
            () ->
                Wording.near(mismatch, mismatch.exact())
                    + " is "
                    + Wording.near(mismatch, percent, Unit.PERCENT.symbol())
                    + ", printed without the percent sign"));
  }
}
