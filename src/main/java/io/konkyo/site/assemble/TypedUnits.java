package io.konkyo.site.assemble;

import io.konkyo.content.CountedThing;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What learners may type for a unit, in the page's language as well.
 *
 * @param spellings {@code s=1000 µs=1/1000}: spellings without spaces, each with its size in the
 *     unit
 * @param examples a few to be told, the unit itself first; empty if a bare number is asked for
 */
record TypedUnits(String spellings, List<String> examples) {
  private static final int EXAMPLES = 4;

  static TypedUnits of(Unit unit, PageContext context) {
    String own = context.facts().quantities().unitAlone(unit);
    SortedMap<String, Rational> sizes = new TreeMap<>(context.content().units().spellings(unit));
    put(sizes, own);
    for (CountedThing thing : context.content().counted().values()) {
      if (thing.symbol().equals(unit.symbol()) || thing.id().value().equals(unit.symbol())) {
        put(sizes, thing.names().getOrDefault(context.locale(), ""));
        put(sizes, thing.counters().getOrDefault(context.locale(), ""));
        put(sizes, thing.ones().getOrDefault(context.locale(), ""));
      }
    }
    String spellings =
        sizes.entrySet().stream().map(TypedUnits::entry).collect(Collectors.joining(" "));
    return new TypedUnits(spellings, own.isEmpty() ? List.of() : examples(own, sizes, context));
  }

  private static void put(SortedMap<String, Rational> sizes, String spelling) {
    String compact = spelling.replaceAll("\\s", "");
    if (!compact.isEmpty() && !compact.contains("=")) {
      sizes.putIfAbsent(compact, Rational.ONE);
    }
  }

  private static String entry(Map.Entry<String, Rational> entry) {
    return entry.getKey() + "=" + entry.getValue();
  }

  /** Of the symbols that print, those of sizes most like the unit's. */
  private static List<String> examples(
      String own, SortedMap<String, Rational> sizes, PageContext context) {
    Stream<String> others =
        sizes.entrySet().stream()
            .filter(entry -> !entry.getValue().equals(Rational.ONE))
            .filter(entry -> prints(entry.getKey(), context))
            .sorted(Map.Entry.comparingByValue(Comparator.comparing(TypedUnits::unlikeness)))
            .map(Map.Entry::getKey);
    return Stream.concat(Stream.of(own), others).limit(EXAMPLES).toList();
  }

  private static boolean prints(String spelling, PageContext context) {
    return context.content().units().parse(spelling) instanceof UnitLookup.Found found
        && found.unit().symbol().equals(spelling);
  }

  private static Rational unlikeness(Rational size) {
    return size.compareTo(Rational.ONE) < 0 ? Rational.ONE.dividedBy(size) : size;
  }
}
