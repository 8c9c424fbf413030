package io.konkyo.check.evidence;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.Grounds;
import io.konkyo.content.Content;
import io.konkyo.content.Marker;
import io.konkyo.content.Source;
import io.konkyo.content.page.Block;
import io.konkyo.content.page.Page;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.source.Located;
import java.util.List;

/**
 * A row whose author adds a strength that none of its facts has: a statement is no stronger than
 * what it rests on. Caveats may be added freely.
 */
public final class UnsupportedMarkers implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Page page : input.content().pages().values()) {
      for (Page.Section section : page.sections()) {
        for (Block block : section.blocks()) {
          if (block instanceof Block.Grounds grounds) {
            grounds.rows().forEach(row -> check(row, input, diagnostics));
          }
        }
      }
    }
  }

  private static void check(Block.GroundsRow row, CheckInput input, Diagnostics diagnostics) {
    List<Entry> facts = Grounds.under(row.names(), input.ledger());
    for (Located<String> named : row.evidence()) {
      Marker marker = input.content().markers().get(named.value());
      if (marker == null || marker.passing() == Marker.Passing.CAVEAT) {
        continue;
      }
      boolean held = facts.stream().anyMatch(fact -> fact.evidence().contains(named.value()));
      if (!held && !isCited(row, marker, input.content())) {
        diagnostics.add(describe(row, named, marker, facts));
      }
    }
  }

  /** Returns whether the places a row cites are all that its marker demands. */
  private static boolean isCited(Block.GroundsRow row, Marker marker, Content content) {
    return row.places().stream()
        .map(Located::value)
        .anyMatch(at -> marker.demands().stream().allMatch(demand -> isMet(demand, at, content)));
  }

  private static boolean isMet(Marker.Demand demand, String at, Content content) {
    Source source = content.sources().get(at.split("#", 2)[0]);
    return switch (demand) {
      case SOURCE -> source != null;
      case PLACE -> at.contains("#");
      case ACCESSED -> source != null && source.accessed().isPresent();
      case SETUP, INSTRUMENT, N, DATE, FORMULA, TWO_INPUTS -> false;
    };
  }

  private static Diagnostic describe(
      Block.GroundsRow row, Located<String> named, Marker marker, List<Entry> facts) {
    Diagnostic diagnostic =
        Diagnostic.of(
            DiagnosticCode.UNSUPPORTED_MARKER,
            named.span(),
            "row `"
                + row.id().value()
                + "` is marked "
                + marker.symbol()
                + ", which "
                + (facts.isEmpty() ? "it has no fact for" : "none of its facts is"));
    for (Entry fact : facts.stream().limit(2).toList()) {
      diagnostic = diagnostic.withLabel(fact.fact().span(), "it rests on `" + fact.id() + "`");
    }
    return diagnostic.withHelp(
        "name a fact that is marked so under `facts:`, or the place that says so, as in `at:"
            + " [source#place]`");
  }
}
