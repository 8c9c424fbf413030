package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * What holds figures and keys, and where nothing does.
 *
 * @param frame what stands around the content
 * @param method the page that tells how numbers are checked; empty if the site has none
 * @param quality the page that tells what the checks of items found
 * @param summary the shares of the whole site
 * @param unproved the items whose key no fact proves, by quiz
 * @param ledgers how far the facts of each ledger page are held
 * @param untested printed facts that no item tests, by ledger page
 * @param unguarded measured values in which nothing would notice a wrong digit, by ledger page
 * @param legend the markers that occur on the page
 */
public record CoveragePage(
    PageFrame frame,
    List<Link> method,
    Link quality,
    List<Detail> summary,
    List<QuizItems> unproved,
    List<LedgerLine> ledgers,
    List<LedgerFacts> untested,
    List<LedgerFacts> unguarded,
    List<LegendEntry> legend)
    implements PageView {
  public CoveragePage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(quality);
    method = List.copyOf(method);
    summary = List.copyOf(summary);
    unproved = List.copyOf(unproved);
    ledgers = List.copyOf(ledgers);
    untested = List.copyOf(untested);
    unguarded = List.copyOf(unguarded);
    legend = List.copyOf(legend);
  }

  @Override
  public String template() {
    return "coverage";
  }

  /** Items of one quiz. */
  public record QuizItems(Link quiz, List<ItemRef> items) {
    public QuizItems {
      Objects.requireNonNull(quiz);
      items = List.copyOf(items);
    }
  }

  /**
   * How far the facts of one ledger page are held.
   *
   * @param tested how many of its printed facts items test, of how many
   * @param guarded how many of its measured values are guarded, of how many
   */
  public record LedgerLine(Link ledger, Html tested, Html guarded) {
    public LedgerLine {
      Objects.requireNonNull(ledger);
      Objects.requireNonNull(tested);
      Objects.requireNonNull(guarded);
    }
  }

  /**
   * Facts of one ledger page.
   *
   * @param count how many there are, as printed
   */
  public record LedgerFacts(Link ledger, String count, List<FactLink> facts) {
    public LedgerFacts {
      Objects.requireNonNull(ledger);
      Objects.requireNonNull(count);
      facts = List.copyOf(facts);
    }
  }
}
