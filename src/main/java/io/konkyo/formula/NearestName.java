package io.konkyo.formula;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the name that was probably meant. */
final class NearestName {
  private NearestName() {}

  /**
   * Returns the nearest known name: one that ends with what was typed, or that few slips of the
   * keyboard turn into it.
   */
  static Optional<String> of(String typed, Collection<String> known) {
    Optional<String> longer =
        known.stream()
            .filter(name -> name.endsWith("." + typed))
            .min(Comparator.comparing(String::length).thenComparing(name -> name));
    return longer.isPresent() ? longer : bySlips(typed, known);
  }

  private static Optional<String> bySlips(String typed, Collection<String> known) {
    int bound = Math.max(1, typed.length() / 4);
    String best = null;
    int least = bound + 1;
    for (String name : known) {
      int slips = slips(typed, name, least);
      boolean better = slips < least || slips == least && best != null && name.compareTo(best) < 0;
      if (slips <= bound && better) {
        best = name;
        least = slips;
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Returns the number of letters to insert, delete, replace or swap with their neighbour; more
   * than {@code bound} is told as {@code bound + 1}.
   */
  private static int slips(String a, String b, int bound) {
    if (Math.abs(a.length() - b.length()) > bound) {
      return bound + 1;
    }
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(last[j] + 1, row[j - 1] + 1), last[j - 1] + cost);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return Math.min(last[b.length()], bound + 1);
  }
}
