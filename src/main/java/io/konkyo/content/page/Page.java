package io.konkyo.content.page;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * A page of prose and grounds.
 *
 * @param locales tags of the languages it is published in, in the site's order; the first of the
 *     site is among them
 */
public record Page(
    Located<String> id,
    List<String> locales,
    Text title,
    Optional<Text> lead,
    List<Section> sections,
    Optional<Text> foot,
    List<Located<String>> links) {
  public Page {
    locales = List.copyOf(locales);
    sections = List.copyOf(sections);
    links = List.copyOf(links);
  }

  /** A numbered part of a page. */
  public record Section(Located<String> id, Text title, List<Block> blocks) {
    public Section {
      blocks = List.copyOf(blocks);
    }
  }
}
