package io.konkyo.spelling;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that a mistyped one most likely meant. */
public final class NearestName {
  /** A list of more names than this helps nobody. */
  private static final int MOST_LISTED = 12;

  private NearestName() {}

  /**
   * Returns the nearest known name: one whose last parts were typed, or one that few slips of the
   * keyboard turn into what was typed, one in three letters at most.
   */
  public static Optional<String> of(String typed, Collection<String> known) {
    Optional<String> longer =
        known.stream()
            .filter(name -> name.endsWith("." + typed))
            .min(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    return longer.isPresent() ? longer : bySlips(typed, known);
  }

  /** Returns a remedy: the nearest name, or all known ones where they are few. */
  public static Optional<String> help(String typed, Collection<String> known) {
    Optional<String> nearest = of(typed, known).map(name -> "write `" + name + "`");
    if (nearest.isPresent() || known.isEmpty() || known.size() > MOST_LISTED) {
      return nearest;
    }
    return Optional.of("write one of " + String.join(", ", known.stream().sorted().toList()));
  }

  private static Optional<String> bySlips(String typed, Collection<String> known) {
    String small = typed.toLowerCase(Locale.ROOT);
    String best = null;
    int limit = Math.min(Math.max(1, typed.length() / 3), typed.length() - 1);
    int least = limit + 1;
    for (String name : known) {
      int slips = EditDistance.between(small, name.toLowerCase(Locale.ROOT), limit);
      if (slips < least || slips == least && best != null && name.compareTo(best) < 0) {
        best = name;
        least = slips;
      }
    }
    return Optional.ofNullable(best);
  }
}
