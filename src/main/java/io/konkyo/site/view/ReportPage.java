package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * An appendix or report.
 *
 * @param frame what stands around the content
 * @param title the page's title
 * @param lead block markup; may be empty
 * @param sections numbered sections in order
 * @param foot block markup after the last section; may be empty
 * @param links pages to go on to
 */
public record ReportPage(
    PageFrame frame, Title title, Html lead, List<Section> sections, Html foot, List<Link> links)
    implements PageView {
  public ReportPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(title);
    Objects.requireNonNull(lead);
    Objects.requireNonNull(foot);
    sections = List.copyOf(sections);
    links = List.copyOf(links);
  }

  @Override
  public String template() {
    return "report";
  }

  /**
   * A section.
   *
   * @param anchor element id, the same in every language
   * @param number its place, as printed; empty for an unnumbered section
   */
  public record Section(String anchor, String number, Title title, List<Block> blocks) {
    public Section {
      Objects.requireNonNull(anchor);
      Objects.requireNonNull(number);
      Objects.requireNonNull(title);
      blocks = List.copyOf(blocks);
    }
  }
}
