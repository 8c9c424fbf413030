package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Where readers search the pages of their language.
 *
 * @param frame what stands around the content
 * @param index relative address of the script that tells what those pages say
 * @param ways where else to look, for readers whose browser runs no script
 */
public record SearchPage(PageFrame frame, String index, List<Link> ways) implements PageView {
  public SearchPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(index);
    ways = List.copyOf(ways);
  }

  @Override
  public String template() {
    return "search";
  }
}
