package io.konkyo.check.statistics;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.ledger.Entry;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Which derived facts are a percentile less another one. */
public final class PercentileDifferences {
  private final Set<String> ids = new HashSet<>();

  public PercentileDifferences(CheckInput input) {
    for (Joining formula : Formulas.derived(input)) {
      if (isDifference(formula)) {
        formula.fact().map(Entry::id).ifPresent(ids::add);
      }
    }
  }

  public boolean contains(String id) {
    return ids.contains(id);
  }

  private static boolean isDifference(Joining formula) {
    Expression body = formula.written();
    while (body instanceof Conversion conversion) {
      body = conversion.operand();
    }
    for (Meeting meeting : formula.meetings()) {
      if (meeting.whole() == body && meeting.kind() == Meeting.Kind.DIFFERENCE) {
        return meeting.parts().stream().allMatch(part -> arePercentiles(formula.figures(part)));
      }
    }
    return false;
  }

  private static boolean arePercentiles(Collection<Measured> figures) {
    return !figures.isEmpty()
        && figures.stream().allMatch(figure -> figure.statistic().value().isPercentile());
  }
}
