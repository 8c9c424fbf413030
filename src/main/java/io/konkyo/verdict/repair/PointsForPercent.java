package io.konkyo.verdict.repair;

import io.konkyo.formula.Expression;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;

/** The difference of two shares printed for their relative change. */
final class PointsForPercent implements Repair {

  @Override
  public String id() {
    return "points-for-percent";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, part -> difference(mismatch, part));
  }

  private static List<Expression> difference(Mismatch mismatch, Expression part) {
    return RelativeChange.of(part)
        .filter(change -> PercentForPoints.isShare(mismatch, change.left()))
        .map(change -> List.of(change.difference()))
        .orElse(List.of());
  }
}
