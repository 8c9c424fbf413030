package io.konkyo.content;

import io.konkyo.content.text.Text;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Objects;

/**
 * An evidence marker: how well something is known.
 *
 * @param id the word authors type
 * @param symbol the glyph pages print
 * @param passing whether what is derived from a marked fact carries the marker too
 * @param demands what a marked fact must have
 */
public record Marker(
    Located<String> id,
    String symbol,
    Text name,
    Text description,
    Passing passing,
    List<Demand> demands) {
  public Marker {
    Objects.requireNonNull(symbol);
    demands = List.copyOf(demands);
  }

  /** Whether derived facts inherit a marker. */
  public enum Passing {
    /** A caveat: one input that has it is enough. */
    CAVEAT,
    /** A strength: kept only if all inputs have it. */
    UNANIMOUS
  }

  /** What a marker can demand of a fact. */
  public enum Demand {
    SOURCE,
    PLACE,
    ACCESSED,
    SETUP,
    INSTRUMENT,
    N,
    DATE,
    FORMULA,
    TWO_INPUTS
  }
}
