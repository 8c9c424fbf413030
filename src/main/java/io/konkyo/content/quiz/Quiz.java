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
 * @param shuffle whether the items may be shown in another order
 */
public record Quiz(
    Located<String> id,
    List<String> locales,
    Text title,
    Optional<Text> scope,
    List<Item> items,
    Optional<Text> foot,
    List<Located<String>> links,
    boolean shuffle) {
  public Quiz {
    locales = List.copyOf(locales);
    items = List.copyOf(items);
    links = List.copyOf(links);
  }
}
