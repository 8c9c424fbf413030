package io.konkyo.content.quiz;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One question.
 *
 * @param stem the question's text
 * @param response how it is answered, and what is right
 * @param restsOn facts an answer rests on where no formula can prove it
 * @param hint what helps without giving the answer away
 * @param shuffle whether what is chosen, ordered or matched may be shown in another order
 * @param explanation what is told after answering
 * @param extent the whole item as it was typed
 */
public record Item(
    Located<String> id,
    ItemType type,
    Text stem,
    Response response,
    List<Located<String>> restsOn,
    Optional<Text> hint,
    boolean shuffle,
    Text explanation,
    Span extent) {
  public Item {
    Objects.requireNonNull(response);
    Objects.requireNonNull(hint);
    Objects.requireNonNull(extent);
    restsOn = List.copyOf(restsOn);
  }

  /** Returns what can be chosen, in the author's order; nothing where nothing is chosen. */
  public List<Option> options() {
    return response instanceof Response.Choice choice ? choice.options() : List.of();
  }
}
