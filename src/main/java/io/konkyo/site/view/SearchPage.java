package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Where readers search the pages of their language, and all of those pages, for readers who look by
 * themselves or whose browser runs no script.
 *
 * @param frame what stands around the content
 * @param index relative address of the script that tells what those pages say
 * @param entries the quizzes and reports
 * @param ledgers the ledger pages
 * @param others the pages beside them
 */
public record SearchPage(
    PageFrame frame, String index, List<Link> entries, List<Link> ledgers, List<Link> others)
    implements PageView {
  public SearchPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(index);
    entries = List.copyOf(entries);
    ledgers = List.copyOf(ledgers);
    others = List.copyOf(others);
  }

  @Override
  public String template() {
    return "search";
  }
}
