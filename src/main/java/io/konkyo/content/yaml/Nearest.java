package io.konkyo.content.yaml;

import java.util.Collection;
import java.util.Optional;

/** Finds the known name an author most likely meant. */
final class Nearest {
  private Nearest() {}

  /** Returns the closest of the known names, if one is close: one change in three letters. */
  static Optional<String> to(String typed, Collection<String> known) {
    String best = null;
    int least = Math.max(1, typed.length() / 3) + 1;
    for (String name : known) {
      int distance = distance(typed, name, least);
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Counts the letters to insert, drop, replace or swap; {@code limit} stands for anything larger.
   */
  private static int distance(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) >= limit) {
      return limit;
    }
    int[] before = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + change);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], before[j - 2] + 1);
        }
      }
      int[] free = before;
      before = last;
      last = row;
      row = free;
    }
    return Math.min(limit, last[b.length()]);
  }
}
