package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;

/**
 * One question.
 *
 * @param stem the question's text
 * @param options what can be chosen, in the author's order
 * @param restsOn facts an answer rests on where no formula can prove it
 * @param explanation what is told after answering
 */
public record Item(
    Located<String> id,
    ItemType type,
    Text stem,
    List<Option> options,
    List<Located<String>> restsOn,
    Text explanation) {
  public Item {
    options = List.copyOf(options);
    restsOn = List.copyOf(restsOn);
  }
}
