package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * All findings of a site.
 *
 * @param frame what stands around the content
 * @param method the page that tells how numbers are checked; empty if the site has none
 * @param sources every source with at least one finding, in order; empty if there are none
 */
public record ErrataPage(PageFrame frame, List<Link> method, List<SourceFindings> sources)
    implements PageView {
  public ErrataPage {
    method = List.copyOf(method);
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
