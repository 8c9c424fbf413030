package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * A bank of items with its page's head and foot.
 *
 * @param scope the note under the title: when, where, what is not promised
 * @param shuffle whether the items may be shown in another order
 */
public record Quiz(
    Located<String> id,
    Text title,
    Optional<Text> scope,
    List<Item> items,
    Optional<Text> foot,
    List<Located<String>> links,
    boolean shuffle) {
  public Quiz {
    items = List.copyOf(items);
    links = List.copyOf(links);
  }
}
