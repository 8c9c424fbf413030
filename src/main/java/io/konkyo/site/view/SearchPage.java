package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Where readers search the pages of their language.
 *
 * @param frame what stands around the content
 * @param index relative address of the script that tells what those pages say
 * @param ways all of those pages, for readers who look by themselves or whose browser runs no
 *     script
 */
public record SearchPage(PageFrame frame, String index, List<Shelf> ways) implements PageView {
  public SearchPage {
    Objects.requireNonNull(frame);
    Objects.requireNonNull(index);
    ways = List.copyOf(ways);
  }

  @Override
  public String template() {
    return "search";
  }

  /**
   * Pages of one kind.
   *
   * @param id element id
   * @param title what they are, in words of the interface
   * @param links to each of them
   */
  public record Shelf(String id, String title, List<Link> links) {
    public Shelf {
      Objects.requireNonNull(id);
      Objects.requireNonNull(title);
      links = List.copyOf(links);
    }
  }
}
