package io.konkyo.quantity;

import java.util.ArrayList;
import java.util.Currency;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes the unit table from its resources and the currencies of the JDK. */
final class UnitTableReader {
  private final Map<String, Prefix> prefixes = new HashMap<>();
  private final Map<String, Unit> known = new LinkedHashMap<>();
  private final Map<Dimension, Unit> coherent = new HashMap<>();
  private final Map<String, String> definitions = new HashMap<>();
  private final Map<String, List<String>> ambiguous = new HashMap<>();
  private final Map<String, List<String>> offered = new HashMap<>();

  private record Prefix(String symbol, Rational factor, String name) {}

  UnitTable read() {
    Tsv.read("prefixes.tsv").forEach(this::prefix);
    Tsv.read("units.tsv").forEach(this::unit);
    currencies();
    Tsv.read("spellings.tsv").forEach(this::spelling);
    return new UnitTable(known, ambiguous, offered);
  }

  private void prefix(List<String> row) {
    prefixes.put(row.get(0), new Prefix(row.get(0), Rational.parse(row.get(1)), row.get(2)));
  }

  private void unit(List<String> row) {
    Unit unit = new Unit(row.get(0), Rational.parse(row.get(2)), Dimension.parse(row.get(1)));
    List<String> names = Tsv.words(row.get(4));
    add(unit, names);
    define(unit);
    for (String symbol : Tsv.words(row.get(3))) {
      prefixed(prefixes.get(symbol), unit, names);
    }
  }

  /** Notes the size of a unit in the first coherent unit of its dimension: B is 8 bit. */
  private void define(Unit unit) {
    if (unit.scale().equals(Rational.ONE)) {
      coherent.putIfAbsent(unit.dimension(), unit);
    } else if (coherent.containsKey(unit.dimension())) {
      String base = coherent.get(unit.dimension()).symbol();
      definitions.put(unit.symbol(), unit.scale() + " " + base);
    }
  }

  private void prefixed(Prefix prefix, Unit root, List<String> names) {
    String symbol = prefix.symbol() + root.symbol();
    Unit unit = new Unit(symbol, prefix.factor().times(root.scale()), root.dimension());
    List<String> prefixedNames = new ArrayList<>();
    for (String name : names) {
      prefixedNames.add(prefix.name() + name);
      prefixedNames.add(prefix.symbol() + name);
    }
    add(unit, prefixedNames);
    definitions.put(symbol, prefix.factor() + " " + root.symbol());
  }

  private void add(Unit unit, List<String> names) {
    if (known.put(unit.symbol(), unit) != null) {
      throw new IllegalStateException("two units " + unit.symbol());
    }
    for (String name : names) {
      offered.put(name.toLowerCase(Locale.ROOT), List.of(unit.symbol()));
    }
  }

  private void currencies() {
    for (Currency currency : Currency.getAvailableCurrencies()) {
      String code = currency.getCurrencyCode();
      add(new Unit(code, Rational.ONE, Dimension.of(Dimension.CURRENCY + code)), List.of());
    }
  }

  private void spelling(List<String> row) {
    String spelling = UnitCharacters.normalise(row.get(0));
    List<String> units = Tsv.words(row.get(2));
    switch (row.get(1)) {
      case "means" -> known.put(spelling, known.get(units.get(0)));
      case "ambiguous" -> ambiguous.put(spelling, units.stream().map(this::reading).toList());
      case "offered" -> offered.put(spelling, units);
      default -> throw new IllegalStateException("verdict " + row.get(1));
    }
  }

  /** Returns the symbol with its size: {@code KiB (1024 B)}, {@code Kibit/s (1024 bit/s)}. */
  private String reading(String symbol) {
    int end = symbol.indexOf('/') < 0 ? symbol.length() : symbol.indexOf('/');
    String definition = definitions.get(symbol.substring(0, end));
    return definition == null ? symbol : symbol + " (" + definition + symbol.substring(end) + ")";
  }
}
