package io.konkyo.verdict.repair;

import io.konkyo.formula.Expression;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;

/** A relative change divided by the middle of its two ends. */
final class MeanBase implements Repair {

  @Override
  public String id() {
    return "mean-base";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, MeanBase::overMiddle);
  }

  private static List<Expression> overMiddle(Expression part) {
    return RelativeChange.of(part)
        .map(change -> List.of(change.by(change.middle())))
        .orElse(List.of());
  }
}
