package io.konkyo.ledger;

import io.konkyo.content.fact.Measured;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which measured values are guarded: a digit typed wrongly in one would be an error, because a
 * number typed independently of it, or another measurement, is held against it. What guards only
 * its first digits does not count.
 *
 * <p>Source: design, "A checker must not agree with itself".
 *
 * @param measured ids of all measured facts
 * @param guarded those among them that something guards to the last digit
 */
public record Guards(List<String> measured, Set<String> guarded) {
  public Guards {
    measured = List.copyOf(measured);
    guarded = Set.copyOf(guarded);
  }

  /** Finds the guards of a ledger. */
  public static Guards of(Ledger ledger) {
    Watch watch = new Watch(ledger);
    List<String> measured = new ArrayList<>();
    Set<String> guarded = new TreeSet<>();
    for (Entry entry : ledger.entries().values()) {
      if (entry.fact() instanceof Measured reading) {
        measured.add(entry.id());
        if (watch.noticesLastDigit(reading)) {
          guarded.add(entry.id());
        }
      }
    }
    return new Guards(measured, guarded);
  }

  public boolean isGuarded(String id) {
    return guarded.contains(id);
  }

  /** Returns the measured facts that nothing guards, by id. */
  public List<String> unguarded() {
    return measured.stream().filter(id -> !guarded.contains(id)).toList();
  }
}
