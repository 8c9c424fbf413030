package io.konkyo.quantity;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Finds the known units that an unknown name was probably meant to be. */
final class UnitSuggestions {
  private static final int MOST = 3;
  private static final int LONGEST = 40;

  private final UnitTable table;

  UnitSuggestions(UnitTable table) {
    this.table = table;
  }

  /** Returns symbols, the nearest first. */
  List<String> near(String name) {
    if (name.length() > LONGEST) {
      return List.of();
    }
    List<String> offered = offered(name);
    return offered.isEmpty() ? bySpelling(name) : offered;
  }

  private List<String> offered(String name) {
    List<String> byName = table.offered().getOrDefault(name.toLowerCase(Locale.ROOT), List.of());
    return table.offered().getOrDefault(name, byName).stream()
        .filter(symbol -> UnitReader.read(symbol, table) instanceof UnitLookup.Found)
        .toList();
  }

  private record Candidate(int distance, String symbol) {}

  private List<String> bySpelling(String name) {
    int reach = name.length() <= 4 ? 1 : 2;
    return table.known().entrySet().stream()
        .flatMap(entry -> candidate(name, entry, reach))
        .sorted(
            Comparator.comparingInt(Candidate::distance)
                .thenComparing(c -> c.symbol().length())
                .thenComparing(Candidate::symbol))
        .map(Candidate::symbol)
        .distinct()
        .limit(MOST)
        .toList();
  }

  private static Stream<Candidate> candidate(
      String name, Map.Entry<String, Unit> entry, int reach) {
    String spelling = entry.getKey();
    String symbol = entry.getValue().symbol();
    if (spelling.equalsIgnoreCase(name)) {
      return Stream.of(new Candidate(0, symbol));
    }
    // Codes of three capitals are near everything of three letters.
    boolean currency = entry.getValue().dimension().toString().startsWith("currency:");
    if (currency || spelling.length() < 2 || Math.abs(spelling.length() - name.length()) > reach) {
      return Stream.empty();
    }
    int distance = EditDistance.between(name, spelling);
    return distance > reach ? Stream.empty() : Stream.of(new Candidate(distance, symbol));
  }
}
