package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * All findings of a site.
 *
 * @param frame what stands around the content
 * @param sources every source with at least one finding, in order; empty if there are none
 */
public record ErrataPage(PageFrame frame, List<SourceFindings> sources) implements PageView {
  public ErrataPage {
    Objects.requireNonNull(frame);
    sources = List.copyOf(sources);
  }

  @Override
  public String template() {
    return "errata";
  }

  /** The findings against one source. */
  public record SourceFindings(Source source, List<FindingEntry> findings) {
    public SourceFindings {
      Objects.requireNonNull(source);
      findings = List.copyOf(findings);
    }
  }
}
