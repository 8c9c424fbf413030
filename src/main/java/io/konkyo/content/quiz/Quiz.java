package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * A bank of items with its page's head and foot.
 *
 * @param scope the note under the title: when, where, what is not promised
 */
public record Quiz(
    Located<String> id,
    Text title,
    Optional<Text> scope,
    List<Item> items,
    Optional<Text> foot,
    List<Located<String>> links) {
  public Quiz {
    items = List.copyOf(items);
    links = List.copyOf(links);
  }
}
