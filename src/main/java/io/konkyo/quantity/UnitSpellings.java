package io.konkyo.quantity;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds every way of writing a unit, or another of its dimension, that people may type. */
final class UnitSpellings {
  private final UnitTable table;
  private final Unit unit;
  private final SortedMap<String, Rational> found = new TreeMap<>();

  private UnitSpellings(UnitTable table, Unit unit) {
    this.table = table;
    this.unit = unit;
  }

  /**
   * Returns spellings with the size of each in the unit. Of a quotient those too that write another
   * unit of its numerator over the same denominator: MB/s for GB/s.
   */
  static SortedMap<String, Rational> of(Unit unit, UnitTable table) {
    UnitSpellings spellings = new UnitSpellings(table, unit);
    spellings.add(unit.symbol(), unit);
    table.known().forEach(spellings::add);
    int slash = unit.symbol().indexOf('/');
    if (slash > 0) {
      spellings.quotients(unit.symbol().substring(0, slash), unit.symbol().substring(slash));
    }
    return spellings.found;
  }

  private void quotients(String numerator, String denominator) {
    if (!(UnitReader.read(numerator, table) instanceof UnitLookup.Found top)) {
      return;
    }
    for (Map.Entry<String, Unit> other : table.known().entrySet()) {
      if (other.getValue().sameDimension(top.unit())
          && UnitReader.read(other.getKey() + denominator, table) instanceof UnitLookup.Found all) {
        add(other.getKey() + denominator, all.unit());
      }
    }
  }

  /** Points are no percentages, a ratio is no share, and a shifted zero has no size. */
  private void add(String spelling, Unit other) {
    boolean isLike =
        other.equals(unit)
            || other.sameDimension(unit)
                && !unit.isAffine()
                && other.isPercentagePoint() == unit.isPercentagePoint()
                && (!unit.dimension().isNone() || isShare(other) == isShare(unit));
    if (isLike && !spelling.isEmpty()) {
      found.put(spelling, other.scale().dividedBy(unit.scale()));
    }
  }

  private static boolean isShare(Unit unit) {
    return unit.scale().compareTo(Rational.ONE) < 0;
  }
}
