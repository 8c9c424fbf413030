package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

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
 * @param calculations formulas that are no facts, which numbers in texts were typed with
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
    List<FactEntry> calculations,
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
    calculations = List.copyOf(calculations);
    agreements = List.copyOf(agreements);
    findings = List.copyOf(findings);
  }

  /** Returns every line that a number leads to. */
  public List<FactEntry> entries() {
    return Stream.concat(facts.stream(), calculations.stream()).toList();
  }

  @Override
  public String template() {
    return "ledger";
  }
}
