package io.konkyo.content;

import io.konkyo.source.Located;
import java.util.List;
import java.util.Map;

/**
 * A thing that is counted, a base unit of its own.
 *
 * @param id the name in formulas
 * @param symbol what compounds print ({@code req/s})
 * @param aliases other spellings authors may type
 * @param names what readers call it, per locale
 * @param counters what a bare count prints after its digits, per locale
 * @param ones what stands there behind the number one, per locale that has another form for it
 * @param readings how the counter is read aloud where it is not Hangul, per locale
 */
public record CountedThing(
    Located<String> id,
    String symbol,
    List<String> aliases,
    Map<String, String> names,
    Map<String, String> counters,
    Map<String, String> ones,
    Map<String, Located<String>> readings) {
  public CountedThing {
    aliases = List.copyOf(aliases);
    names = Map.copyOf(names);
    counters = Map.copyOf(counters);
    ones = Map.copyOf(ones);
    readings = Map.copyOf(readings);
  }
}
