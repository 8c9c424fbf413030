package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Expression;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Percentiles added up or averaged. The percentile of a whole does not follow from those of its
 * parts.
 *
 * <p>Source: number anchors, section 6, ST02.
 */
public final class CombinedPercentiles implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (meeting.kind() == Meeting.Kind.SUM && !isMixed(meeting, formula)) {
          List<Expression> percentiles =
              meeting.parts().stream().filter(part -> isPercentile(part, formula)).toList();
          if (percentiles.size() > 1) {
            diagnostics.add(describe(meeting, percentiles, formula));
          }
        }
      }
    }
  }

  /** Unlike statistics are told as such. */
  private static boolean isMixed(Meeting meeting, Joining formula) {
    return Contrast.in(meeting, formula, figure -> Set.of(figure.statistic().value().id()))
        .isPresent();
  }

  private static boolean isPercentile(Expression part, Joining formula) {
    Collection<Measured> figures = formula.figures(part).values();
    return !figures.isEmpty()
        && figures.stream().allMatch(figure -> figure.statistic().value().isPercentile());
  }

  private static Diagnostic describe(
      Meeting meeting, List<Expression> percentiles, Joining formula) {
    boolean average = meeting.isCallOf("mean");
    Measured first = formula.figures(percentiles.get(0)).values().iterator().next();
    return Diagnostic.of(
            DiagnosticCode.COMBINED_PERCENTILES,
            formula.span(meeting.whole()),
            "percentiles are " + (average ? "averaged" : "added up"))
        .withLabel(
            first.statistic().span(), "`" + first.id() + "` is a " + first.statistic().value())
        .withNote("the percentile of a whole does not follow from the percentiles of its parts")
        .withHelp("take the percentile of the samples put together, or work with means");
  }
}
