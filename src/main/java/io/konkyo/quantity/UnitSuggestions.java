package io.konkyo.quantity;

import io.konkyo.spelling.EditDistance;
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
    if (offered != null) {
      return offered.stream().filter(this::isKnown).toList();
    }
    List<String> sameLetters = sameLetters(name);
    return sameLetters.isEmpty() ? similar(name) : sameLetters;
  }

  private List<String> offered(String name) {
    List<String> exact = table.offered().get(name);
    return exact == null ? table.offered().get(name.toLowerCase(Locale.ROOT)) : exact;
  }

  private boolean isKnown(String symbol) {
    return UnitReader.read(symbol, table) instanceof UnitLookup.Found;
  }

  private List<String> sameLetters(String name) {
    return table.known().entrySet().stream()
        .filter(entry -> entry.getKey().equalsIgnoreCase(name))
        .map(entry -> entry.getValue().symbol())
        .distinct()
        .sorted()
        .toList();
  }

  private record Candidate(int distance, String symbol) {}

  private List<String> similar(String name) {
    int reach = name.length() <= 4 ? 1 : 2;
    return table.known().entrySet().stream()
        .flatMap(entry -> candidate(name, entry, reach))
        .sorted(
            Comparator.comparingInt(Candidate::distance)
                .thenComparing(candidate -> candidate.symbol().length())
                .thenComparing(Candidate::symbol))
        .map(Candidate::symbol)
        .distinct()
        .limit(MOST)
        .toList();
  }

  private static Stream<Candidate> candidate(
      String name, Map.Entry<String, Unit> entry, int reach) {
    String spelling = entry.getKey();
    // Codes of three capitals are near everything of three letters.
    if (entry.getValue().isCurrency() || spelling.length() < 2) {
      return Stream.empty();
    }
    int distance = EditDistance.between(name, spelling, reach);
    return distance > reach
        ? Stream.empty()
        : Stream.of(new Candidate(distance, entry.getValue().symbol()));
  }
}
