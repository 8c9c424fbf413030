package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;

/** A fraction, such as 0.335, printed with a percent sign. */
final class FractionAsPercent implements Repair {

  @Override
  public String id() {
    return "fraction-as-percent";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    Unit unit = mismatch.unit();
    if (!unit.dimension().isNone() || unit.scale().equals(Rational.ONE)) {
      return List.of();
    }
    Rational fraction = mismatch.exact().times(unit.scale());
    return List.of(
        new Candidate(
            fraction,
            () ->
                Wording.near(mismatch, mismatch.exact())
                    + " is the fraction "
                    + Wording.near(mismatch, fraction, "")
                    + ", printed with "
                    + unit.symbol()));
  }
}
