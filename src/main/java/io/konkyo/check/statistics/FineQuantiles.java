package io.konkyo.check.statistics;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Tally;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.diagnostic.Severity;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.source.Located;
import java.util.Optional;

/**
 * A quantile that its sample is too small for: fewer than one reading lies beyond it. Fewer than
 * five are worth a hint.
 *
 * <p>Source: number anchors, section 6, ST14.
 */
public final class FineQuantiles implements Check {
  private static final Rational ADVISED = Rational.of(5);
  private static final Rational PERCENT = Rational.of(100);

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Measured figure && figure.statistic().value().isPercentile()) {
        Optional<Located<Tally>> n = figure.header().provenance().n();
        n.filter(tally -> tally.value().count().isPresent())
            .ifPresent(tally -> check(figure, tally, diagnostics));
      }
    }
  }

  private static void check(Measured figure, Located<Tally> tally, Diagnostics diagnostics) {
    Rational n = Rational.of(tally.value().count().orElseThrow());
    Rational below = figure.statistic().value().quantile().orElseThrow().dividedBy(PERCENT);
    Rational rarer = below.min(Rational.ONE.minus(below));
    Rational beyond = n.times(rarer);
    if (rarer.signum() > 0 && beyond.compareTo(ADVISED) < 0) {
      diagnostics.add(describe(figure, tally, beyond, rarer.reciprocal()));
    }
  }

  private static Diagnostic describe(
      Measured figure, Located<Tally> tally, Rational beyond, Rational least) {
    boolean none = beyond.compareTo(Rational.ONE) < 0;
    String name = "`" + family(figure) + "`";
    Rational advised = least.times(ADVISED);
    return Diagnostic.of(
            DiagnosticCode.FINE_QUANTILE,
            figure.statistic().span(),
            none
                ? name + " is a finer quantile than its sample supports"
                : name + " rests on a handful of readings")
        .withSeverity(none ? Severity.WARNING : Severity.INFO)
        .withAt(NumberChecks.exact(Quantity.of(beyond)) + " readings lie beyond")
        .withLabel(tally.span(), tally.value() + " samples")
        .withNote(
            figure.statistic().value()
                + " needs at least "
                + least.ceil()
                + " samples; "
                + advised.ceil()
                + " are advised")
        .withHelp("give a coarser quantile or the maximum, or take more samples");
  }

  private static String family(Measured figure) {
    return figure.header().membership().map(m -> m.family()).orElse(figure.id());
  }
}
