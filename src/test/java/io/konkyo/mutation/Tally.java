package io.konkyo.mutation;

import io.konkyo.mutation.Laboratory.Outcome;
import java.util.ArrayList;
import java.util.List;

/** How many mutants of one kind were noticed, which were not, and why. */
final class Tally {
  private int all;
  private final List<String> others = new ArrayList<>();

  void add(Mutant mutant, Outcome outcome) {
    all++;
    if (outcome != Outcome.NOTICED) {
      others.add(mutant + ": " + outcome.words());
    }
  }

  @Override
  public String toString() {
    int noticed = all - others.size();
    StringBuilder text = new StringBuilder();
    text.append(noticed).append(" of ").append(all).append(" noticed");
    text.append(" (").append(100 * noticed / all).append(" %)");
    others.forEach(other -> text.append("\n  not: ").append(other));
    return text.toString();
  }
}
