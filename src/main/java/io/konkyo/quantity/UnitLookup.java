package io.konkyo.quantity;

import java.util.List;

/** What a text means as a unit. */
public sealed interface UnitLookup {

  /**
   * The text names one unit.
   *
   * @param unit the unit, under its normalised symbol
   */
  record Found(Unit unit) implements UnitLookup {}

  /**
   * The text is written for different units by different people, so it is refused.
   *
   * @param text the part of the text that is ambiguous
   * @param readings what it may mean, such as {@code kB (1000 B)}
   */
  record Ambiguous(String text, List<String> readings) implements UnitLookup {
    public Ambiguous {
      readings = List.copyOf(readings);
    }
  }

  /**
   * The text names no unit.
   *
   * @param text the part of the text that is not known
   * @param suggestions symbols of the nearest known units, the best first; may be empty
   */
  record Unknown(String text, List<String> suggestions) implements UnitLookup {
    public Unknown {
      suggestions = List.copyOf(suggestions);
    }
  }
}
