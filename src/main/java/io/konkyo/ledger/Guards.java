package io.konkyo.ledger;

import io.konkyo.content.fact.Measured;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which measured values are guarded: a wrong digit in one would be noticed, because a number typed
 * independently of it, or another measurement, is held against it.
 *
 * <p>Source: design, "A checker must not agree with itself".
 *
 * @param measured ids of all measured facts
 * @param guarded those among them that something guards
 */
public record Guards(List<String> measured, Set<String> guarded) {
  public Guards {
    measured = List.copyOf(measured);
    guarded = Set.copyOf(guarded);
  }

  /** Finds the guards of a ledger. */
  public static Guards of(Ledger ledger) {
    Set<String> guarded = new TreeSet<>();
    for (Entry entry : ledger.entries().values()) {
      boolean typedElsewhere =
          entry.stated().isPresent()
              || entry.quotations().stream().anyMatch(quote -> quote.judgement().isPresent());
      boolean reread = entry.fact() instanceof Measured measured && measured.from().isPresent();
      if (typedElsewhere || reread) {
        guarded.addAll(entry.leaves());
      }
    }
    for (JudgedAgreement agreement : ledger.agreements()) {
      guarded.add(agreement.observed());
      for (String input : agreement.inputs()) {
        ledger.entry(input).ifPresent(entry -> guarded.addAll(entry.leaves()));
      }
    }
    List<String> measured = new ArrayList<>();
    for (Entry entry : ledger.entries().values()) {
      if (entry.fact() instanceof Measured) {
        measured.add(entry.id());
      }
    }
    guarded.retainAll(new TreeSet<>(measured));
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
