package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * The entries of one ledger page as a script, for pages that show an entry in place. It prints the
 * same records by the same templates as the page, so that the two cannot differ.
 *
 * @param frame what stands around the ledger page
 * @param ledger name of the ledger page without its ending: {@code ledger-ping}
 * @param legend every marker that occurs in the entries
 */
public record EntriesFile(
    PageFrame frame, String ledger, List<FactEntry> facts, List<LegendEntry> legend)
    implements PageView {
  public EntriesFile {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(ledger);
    facts = List.copyOf(facts);
    legend = List.copyOf(legend);
  }

  /** Returns the entries of a page. */
  public static EntriesFile of(String ledger, LedgerPage page) {
    return new EntriesFile(page.frame(), ledger, page.entries(), page.legend());
  }

  @Override
  public String template() {
    return "entries";
  }
}
