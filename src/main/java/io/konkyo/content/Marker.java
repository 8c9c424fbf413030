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
 * @param backing the most that it can be the grounds of
 * @param demands what a marked fact must have
 */
public record Marker(
    Located<String> id,
    String symbol,
    Text name,
    Text description,
    Passing passing,
    Backing backing,
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

  /** What can stand on a marked fact alone. */
  public enum Backing {
    /** Nothing: nobody knows whether it holds. */
    NOTHING,
    /** What somebody says, or what follows. */
    STATEMENT,
    /** That something was measured. */
    MEASUREMENT
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
