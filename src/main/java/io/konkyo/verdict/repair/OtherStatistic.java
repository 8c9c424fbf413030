package io.konkyo.verdict.repair;

import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.ArrayList;
import java.util.List;

/** Another summary of the same numbers: the best run for the mean, the mean for the median. */
final class OtherStatistic implements Repair {
  private static final List<String> STATISTICS = List.of("mean", "median", "max", "min");

  @Override
  public String id() {
    return "other-statistic";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, OtherStatistic::others);
  }

  private static List<Expression> others(Expression part) {
    if (!(part instanceof Call call) || !STATISTICS.contains(call.name())) {
      return List.of();
    }
    List<Expression> others = new ArrayList<>();
    for (String name : STATISTICS) {
      if (!name.equals(call.name())) {
        others.add(new Call(name, call.arguments(), call.from(), call.to()));
      }
    }
    return others;
  }
}
