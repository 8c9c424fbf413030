package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Measured;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
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
        if (meeting.kind() == Meeting.Kind.SUM) {
          check(meeting, formula, diagnostics);
        }
      }
    }
  }

  private static void check(Meeting meeting, Joining formula, Diagnostics diagnostics) {
    List<Figured> parts = Figured.of(meeting, formula);
    List<Figured> percentiles = parts.stream().filter(CombinedPercentiles::isPercentile).toList();
    // Unlike statistics are told as such.
    boolean mixed =
        Contrast.in(parts, figure -> Set.of(figure.statistic().value().id())).isPresent();
    if (percentiles.size() > 1 && !mixed) {
      diagnostics.add(describe(meeting, percentiles.get(0).figures().get(0), formula));
    }
  }

  private static boolean isPercentile(Figured part) {
    return !part.figures().isEmpty()
        && part.figures().stream().allMatch(figure -> figure.statistic().value().isPercentile());
  }

  private static Diagnostic describe(Meeting meeting, Measured first, Joining formula) {
    boolean average = meeting.isCallOf("mean");
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
