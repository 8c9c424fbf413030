package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Everything that was read for what is published in one language.
 *
 * @param frame what stands around the content
 * @param method the page that tells how numbers are checked; empty if the site has none
 * @param sources every source that is used, in order; empty if there are none
 */
public record SourcesPage(PageFrame frame, List<Link> method, List<SourceUse> sources)
    implements PageView {
  public SourcesPage {
    Objects.requireNonNull(frame);
    method = List.copyOf(method);
    sources = List.copyOf(sources);
  }

  @Override
  public String template() {
    return "sources";
  }

  /**
   * A source with what draws on it. Its anchor is its id, which entries of ledgers lead to.
   *
   * @param ledgers may be empty: only texts cite it then
   */
  public record SourceUse(Source source, List<LedgerUse> ledgers) {
    public SourceUse {
      Objects.requireNonNull(source);
      ledgers = List.copyOf(ledgers);
    }
  }

  /**
   * A ledger page that draws on a source.
   *
   * @param count how many of its facts do, as printed
   */
  public record LedgerUse(Link ledger, String count) {
    public LedgerUse {
      Objects.requireNonNull(ledger);
      Objects.requireNonNull(count);
    }
  }
}
