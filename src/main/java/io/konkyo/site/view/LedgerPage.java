package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * The ledger of one facts file.
 *
 * @param frame what stands around the content
 * @param title the file's title
 * @param intro block markup under the title; may be empty
 * @param summary what the page holds in numbers: facts by kind, guarded share
 * @param method the page that tells how numbers are checked; empty if the site has none
 * @param legend every marker that occurs in it
 * @param sources what its facts were read in
 * @param facts in the order of the file
 */
public record LedgerPage(
    PageFrame frame,
    Title title,
    Html intro,
    List<Detail> summary,
    List<Link> method,
    List<LegendEntry> legend,
    List<Source> sources,
    List<FactEntry> facts,
    List<AgreementEntry> agreements,
    List<FindingEntry> findings)
    implements PageView {
  public LedgerPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(title);
    Objects.requireNonNull(intro);
    summary = List.copyOf(summary);
    method = List.copyOf(method);
    legend = List.copyOf(legend);
    sources = List.copyOf(sources);
    facts = List.copyOf(facts);
    agreements = List.copyOf(agreements);
    findings = List.copyOf(findings);
  }

  @Override
  public String template() {
    return "ledger";
  }
}
