package io.konkyo.site.assemble;

import io.konkyo.content.CountedThing;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Lists what learners may type for a unit, in the page's language as well. */
final class TypedUnits {
  private final PageContext context;

  TypedUnits(PageContext context) {
    this.context = context;
  }

  /** Returns {@code s=1000 µs=1/1000}: spellings without spaces, each with its size in the unit. */
  String of(Unit unit) {
    SortedMap<String, Rational> sizes = new TreeMap<>(context.content().units().spellings(unit));
    put(sizes, context.facts().quantities().unitAlone(unit), Rational.ONE);
    for (CountedThing thing : context.content().counted().values()) {
      if (thing.symbol().equals(unit.symbol()) || thing.id().value().equals(unit.symbol())) {
        put(sizes, thing.names().getOrDefault(context.locale(), ""), Rational.ONE);
        put(sizes, thing.counters().getOrDefault(context.locale(), ""), Rational.ONE);
        put(sizes, thing.ones().getOrDefault(context.locale(), ""), Rational.ONE);
      }
    }
    return sizes.entrySet().stream().map(TypedUnits::entry).collect(Collectors.joining(" "));
  }

  private static void put(SortedMap<String, Rational> sizes, String spelling, Rational size) {
    String compact = spelling.replaceAll("\\s", "");
    if (!compact.isEmpty() && !compact.contains("=")) {
      sizes.putIfAbsent(compact, size);
    }
  }

  private static String entry(Map.Entry<String, Rational> entry) {
    return entry.getKey() + "=" + entry.getValue();
  }
}
