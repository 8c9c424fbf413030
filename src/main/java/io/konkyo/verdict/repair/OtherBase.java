package io.konkyo.verdict.repair;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A relative change or a spread divided by another base than the one named. */
final class OtherBase implements Repair {
  private static final List<String> BASES = List.of("min", "max", "mean", "median");

  @Override
  public String id() {
    return "other-base";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, OtherBase::otherwise);
  }

  private static List<Expression> otherwise(Expression part) {
    return RelativeChange.of(part)
        .map(change -> List.of(change.by(change.otherEnd())))
        .orElseGet(() -> otherSummary(part));
  }

  /** A spread over the least, the largest, the mean or the median of the same numbers. */
  private static List<Expression> otherSummary(Expression part) {
    boolean quotient =
        part instanceof Binary binary && binary.operator() == BinaryOperator.DIVIDED_BY;
    if (!quotient || !(((Binary) part).right() instanceof Call base)) {
      return List.of();
    }
    Binary divided = (Binary) part;
    if (!Set.copyOf(BASES).contains(base.name()) || !isSpread(divided.left())) {
      return List.of();
    }
    List<Expression> others = new ArrayList<>();
    for (String name : BASES) {
      if (!name.equals(base.name())) {
        Call other = new Call(name, base.arguments(), base.from(), base.to());
        others.add(new Binary(BinaryOperator.DIVIDED_BY, divided.left(), other, 0, 0));
      }
    }
    return others;
  }

  private static boolean isSpread(Expression expression) {
    return expression instanceof Call call && call.name().equals("spread")
        || expression instanceof Binary binary
            && binary.operator() == BinaryOperator.MINUS
            && binary.left() instanceof Call most
            && most.name().equals("max")
            && binary.right() instanceof Call least
            && least.name().equals("min");
  }
}
