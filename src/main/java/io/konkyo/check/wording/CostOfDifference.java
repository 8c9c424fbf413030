package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.statistics.PercentileDifferences;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;

/**
 * A difference of percentiles that is called the cost of something. The median of a sum is not the
 * sum of medians, so that such a difference belongs to no component.
 *
 * <p>Source: number anchors, section 6, ST04.
 */
public final class CostOfDifference implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    PercentileDifferences differences = new PercentileDifferences(input);
    for (Said said : Said.of(WordKind.COST, input)) {
      said.facts().stream()
          .filter(fact -> differences.contains(fact.id()))
          .findFirst()
          .ifPresent(fact -> diagnostics.add(describe(said, fact)));
    }
  }

  private static Diagnostic describe(Said said, Entry fact) {
    return Diagnostic.of(
            DiagnosticCode.COST_OF_DIFFERENCE,
            said.span(),
            "`" + said.word() + "` is said of a difference of percentiles")
        .withLabel(fact.fact().span(), "`" + fact.id() + "` subtracts one percentile from another")
        .withNote("the median of a sum is not the sum of medians: no part takes that long")
        .withHelp("call it a difference of medians or of percentiles");
  }
}
