package io.konkyo.check.wording;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.Content;
import io.konkyo.content.Marker;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.EvidenceAlgebra;
import java.util.List;

/**
 * A cause given for figures that nothing but a benchmark backs. A benchmark shows that something
 * was so, not why.
 *
 * <p>Source: number anchors, section 6, ST06.
 */
public final class CausalWording implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Said said : Said.of(WordKind.CAUSE, input)) {
      boolean benchmarksOnly =
          said.assertion().evidence().isEmpty()
              && said.facts().stream().allMatch(fact -> isBenchmark(fact, input.content()));
      if (benchmarksOnly && !said.words().isHedged(said.sentence())) {
        diagnostics.add(describe(said));
      }
    }
  }

  /**
   * Returns whether a fact is marked as read by a tool, or computed from such, and nothing else.
   */
  private static boolean isBenchmark(Entry fact, Content content) {
    List<String> evidence =
        fact.evidence().stream().filter(id -> !id.equals(EvidenceAlgebra.ESTIMATE)).toList();
    return !evidence.isEmpty()
        && evidence.stream()
            .map(content.markers()::get)
            .allMatch(marker -> marker.demands().contains(Marker.Demand.INSTRUMENT));
  }

  private static Diagnostic describe(Said said) {
    Entry first = said.facts().get(0);
    return Diagnostic.of(
            DiagnosticCode.CAUSAL_WORDING,
            said.span(),
            "`" + said.word() + "` gives a cause that only a benchmark backs")
        .withLabel(first.fact().span(), "`" + first.id() + "` says what was read, not why")
        .withHelp("say that it may be so, or give the marker of what shows the cause");
  }
}
