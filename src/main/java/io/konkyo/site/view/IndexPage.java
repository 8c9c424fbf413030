package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * The index of one language.
 *
 * @param frame what stands around the content
 * @param lead block markup under the site's name; may be empty
 * @param entries quizzes and pages in the order of the site's {@code home}
 * @param records one for each ledger page
 * @param sources the page that lists what was read
 * @param errata the errata page
 * @param quality the pages that tell how items and figures were checked
 */
public record IndexPage(
    PageFrame frame,
    Html lead,
    List<IndexEntry> entries,
    List<RecordCard> records,
    Link sources,
    Link errata,
    List<Link> quality)
    implements PageView {
  public IndexPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(lead);
    Objects.requireNonNull(sources);
    Objects.requireNonNull(errata);
    entries = List.copyOf(entries);
    records = List.copyOf(records);
    quality = List.copyOf(quality);
  }

  @Override
  public String template() {
    return "index";
  }

  /**
   * A ledger page as the index shows it.
   *
   * @param href relative address
   * @param title phrasing markup without links
   * @param count how many facts it holds, as printed
   */
  public record RecordCard(String href, Html title, String count) {
    public RecordCard {
      Objects.requireNonNull(href);
      Objects.requireNonNull(title);
      Objects.requireNonNull(count);
    }
  }
}
