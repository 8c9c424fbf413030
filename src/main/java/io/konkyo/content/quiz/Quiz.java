package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * A bank of items with its page's head and foot.
 *
 * @param locales tags of the languages it is published in, in the site's order; the first of the
 *     site is among them
 * @param scope the note under the title: when, where, what is not promised
 */
public record Quiz(
    Located<String> id,
    List<String> locales,
    Text title,
    Optional<Text> scope,
    List<Item> items,
    Optional<Text> foot,
    List<Located<String>> links) {
  public Quiz {
    locales = List.copyOf(locales);
    items = List.copyOf(items);
    links = List.copyOf(links);
  }
}
