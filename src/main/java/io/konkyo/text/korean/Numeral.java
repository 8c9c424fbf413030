package io.konkyo.text.korean;

import java.util.List;
import java.util.OptionalInt;

/**
 * A printed number without its sign and unit.
 *
 * @param end the offset after it
 * @param readings how it is read by itself; none if it is not known
 * @param count its value if it is an integer small enough to be counted natively
 */
record Numeral(int end, List<String> readings, OptionalInt count) {
  Numeral {
    readings = List.copyOf(readings);
  }

  static Numeral unknown(int end) {
    return new Numeral(end, List.of(), OptionalInt.empty());
  }

  static Numeral of(int end, String reading) {
    return new Numeral(end, List.of(reading), OptionalInt.empty());
  }

  /** Returns the number with {@code word} read before it, no longer a count. */
  Numeral after(String word) {
    List<String> prefixed = readings.stream().map(reading -> word + reading).toList();
    return new Numeral(end, prefixed, OptionalInt.empty());
  }

  /** Returns the number with {@code word} read after it and ending later, no longer a count. */
  Numeral before(String word, int newEnd) {
    List<String> suffixed = readings.stream().map(reading -> reading + word).toList();
    return new Numeral(newEnd, suffixed, OptionalInt.empty());
  }
}
