package io.konkyo.content;

import io.konkyo.content.fact.Statistic;
import io.konkyo.content.text.Text;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Model;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A named formula with unit-checked parameters.
 *
 * @param statistics what the figures passed for some parameters must be of their samples
 * @param source where the formula comes from
 * @param url its address, if it has one
 * @param language what its source is written in, a BCP 47 tag; the language of the page without it
 * @param examples worked examples, checked at every build
 */
public record ModelDeclaration(
    Located<String> id,
    Text title,
    Model model,
    Map<String, Statistic> statistics,
    Located<String> source,
    Optional<String> url,
    Optional<String> language,
    List<Example> examples) {
  public ModelDeclaration {
    statistics = Map.copyOf(statistics);
    examples = List.copyOf(examples);
  }

  /** A call and what it gives at its printed precision. */
  public record Example(Formula call, Located<StatedQuantity> gives) {}
}
