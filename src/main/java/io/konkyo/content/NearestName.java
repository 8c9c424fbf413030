package io.konkyo.content;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known name that a mistyped one most likely meant. */
public final class NearestName {
  private NearestName() {}

  /** Returns the nearest of the known names, or empty if none is near enough to be meant. */
  public static Optional<String> of(String typed, Collection<String> known) {
    int limit = Math.max(2, typed.length() / 3);
    return known.stream()
        .filter(name -> Math.abs(name.length() - typed.length()) <= limit)
        .map(name -> new Candidate(name, distance(typed, name)))
        .filter(candidate -> candidate.distance <= limit)
        .min(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name))
        .map(Candidate::name);
  }

  /** Returns a help line that offers the nearest name, or lists the known ones if they are few. */
  public static Optional<String> help(String typed, Collection<String> known) {
    Optional<String> nearest = of(typed, known).map(name -> "did you mean `" + name + "`?");
    if (nearest.isPresent() || known.isEmpty() || known.size() > 12) {
      return nearest;
    }
    return Optional.of("known here: " + String.join(", ", known.stream().sorted().toList()));
  }

  private record Candidate(String name, int distance) {}

  private static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(previous[j], row[j - 1]) + 1);
      }
      previous = row;
    }
    return previous[b.length()];
  }
}
