package io.konkyo.quantity;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What single unit names mean; compound ones are the work of {@link UnitReader}.
 *
 * @param known units by accepted spelling
 * @param ambiguous readings by refused spelling
 * @param offered symbols by refused spelling or by name
 */
record UnitTable(
    Map<String, Unit> known,
    Map<String, List<String>> ambiguous,
    Map<String, List<String>> offered) {

  UnitTable {
    known = Map.copyOf(known);
    ambiguous = Map.copyOf(ambiguous);
    offered = Map.copyOf(offered);
  }

  static UnitTable load() {
    return new UnitTableReader().read();
  }

  UnitLookup lookUp(String name) {
    Unit unit = known.get(name);
    if (unit != null) {
      return new UnitLookup.Found(unit);
    }
    List<String> readings = ambiguous.get(name);
    return readings != null
        ? new UnitLookup.Ambiguous(name, readings)
        : new UnitLookup.Unknown(name, new UnitSuggestions(this).near(name));
  }

  /** Returns why the unit cannot be added, if it cannot. */
  Optional<String> faultOf(CountedUnit counted) {
    return counted.spellings().stream().flatMap(s -> faultOf(counted, s).stream()).findFirst();
  }

  private Optional<String> faultOf(CountedUnit counted, String spelling) {
    Optional<String> malformed = CountedUnit.faultOf(spelling);
    if (malformed.isPresent()) {
      return malformed;
    }
    if (ambiguous.containsKey(spelling)) {
      return Optional.of("`" + spelling + "` may mean different units");
    }
    Unit other = known.get(spelling);
    return other == null || other.equals(counted.unit())
        ? Optional.empty()
        : Optional.of("`" + spelling + "` is already a unit");
  }

  UnitTable with(List<CountedUnit> counted) {
    UnitTable table = this;
    for (CountedUnit unit : counted) {
      table = table.with(unit);
    }
    return table;
  }

  private UnitTable with(CountedUnit counted) {
    faultOf(counted)
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException(fault);
            });
    Map<String, Unit> more = new HashMap<>(known);
    counted.spellings().forEach(spelling -> more.put(spelling, counted.unit()));
    return new UnitTable(more, ambiguous, offered);
  }
}
