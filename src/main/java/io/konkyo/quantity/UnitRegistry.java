package io.konkyo.quantity;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The units that texts may name; immutable. */
public final class UnitRegistry {
  private final UnitTable table;

  UnitRegistry(UnitTable table) {
    this.table = table;
  }

  /** Returns the registry of the units that Konkyo brings. */
  public static UnitRegistry builtIn() {
    return BuiltIn.REGISTRY;
  }

  /**
   * Returns a registry with counted units besides.
   *
   * <p>Errors: {@link IllegalArgumentException} if a spelling cannot be used; {@link #faultOf}
   * tells beforehand.
   */
  public UnitRegistry withCounted(List<CountedUnit> counted) {
    return new UnitRegistry(table.with(counted));
  }

  /** Returns why a counted unit cannot be added to this registry, or nothing if it can. */
  public Optional<String> faultOf(CountedUnit counted) {
    return table.faultOf(counted);
  }

  /**
   * Reads a unit: {@code GB/s}, {@code USD/GB}, {@code request/(s*core)}, {@code s^2}, {@code 1/s},
   * without spaces.
   *
   * <p>Shape: the unit found has the normalised symbol, and {@code parse} of that symbol finds it
   * again. The empty text is {@link Unit#ONE}.
   */
  public UnitLookup parse(String text) {
    return UnitReader.read(text, table);
  }

  /**
   * Returns every spelling of a unit and of others of its dimension, with the size of each in it:
   * for ms among others {@code s} with 1000 and {@code µs} with 1/1000.
   */
  public SortedMap<String, Rational> spellings(Unit unit) {
    return UnitSpellings.of(unit, table);
  }

  /** Holds the one registry until it is first asked for. */
  private static final class BuiltIn {
    static final UnitRegistry REGISTRY = new UnitRegistry(UnitTable.load());
  }
}
