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
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The mean of means whose samples are of unlike size, as if they were alike.
 *
 * <p>Source: number anchors, section 6, ST02, "weighted mean without weights".
 */
public final class UnweightedMeans implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Joining formula : Formulas.ours(input)) {
      for (Meeting meeting : formula.meetings()) {
        if (meeting.isCallOf("mean")) {
          check(meeting, formula, diagnostics);
        }
      }
    }
  }

  private static void check(Meeting meeting, Joining formula, Diagnostics diagnostics) {
    Map<Long, Measured> bySize = new TreeMap<>();
    for (Expression part : meeting.parts()) {
      Collection<Measured> figures = formula.figures(part);
      for (Measured figure : figures) {
        OptionalLong n = size(figure);
        if (n.isEmpty() || !figure.statistic().value().id().equals("mean")) {
          return;
        }
        bySize.putIfAbsent(n.getAsLong(), figure);
      }
    }
    if (bySize.size() > 1) {
      diagnostics.add(describe(meeting, List.copyOf(bySize.values()), formula));
    }
  }

  private static OptionalLong size(Measured figure) {
    return figure
        .header()
        .provenance()
        .n()
        .map(n -> n.value().count())
        .orElse(OptionalLong.empty());
  }

  private static Diagnostic describe(Meeting meeting, List<Measured> unlike, Joining formula) {
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticCode.UNWEIGHTED_MEAN,
            formula.span(meeting.whole()),
            "means of samples of unlike size are averaged as if they were alike");
    for (Measured figure : unlike) {
      diagnostic = diagnostic.withLabel(figure.span(), "n is " + size(figure).orElseThrow());
    }
    return diagnostic
        .withNote("the mean of all samples weighs each mean by its n")
        .withHelp("write (a * n_a + b * n_b) / (n_a + n_b)");
  }
}
