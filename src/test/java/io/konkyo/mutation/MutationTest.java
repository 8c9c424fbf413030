package io.konkyo.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.ledger.Guards;
import io.konkyo.mutation.Laboratory.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Changes single digits of the raw, stated and quoted numbers of the site's own facts. Every change
 * of a guarded number must be an error at the right place.
 *
 * <p>By default one digit of some numbers is changed; with {@code -Dkonkyo.matrix=all} every digit
 * of every number is, one after the other.
 */
class MutationTest {
  private static final Path CONTENT = Path.of("content");
  private static final long SEED = 20_260_902;
  private static final int SAMPLE = 60;
  private static final int LEAST_GUARDED_PERCENT = 80;

  @TempDir private Path folder;
  private Laboratory laboratory;

  @BeforeEach
  void copyContent() throws IOException {
    laboratory = new Laboratory(CONTENT, folder);
  }

  @Test
  void mostMeasuredValuesAreGuarded() {
    Guards guards = Guards.of(laboratory.analyse().ledger());
    int guarded = guards.guarded().size();
    int all = guards.measured().size();
    assertTrue(
        100 * guarded >= LEAST_GUARDED_PERCENT * all,
        guarded + " of " + all + " are guarded; not: " + guards.unguarded());
  }

  @Test
  void everyChangeOfAGuardedNumberIsNoticedAtItsPlace() throws IOException {
    List<Mutant> mutants = mutants(TypedNumbers.of(laboratory.analyse()));
    TreeMap<String, Tally> rows = new TreeMap<>();
    List<String> missed = new ArrayList<>();
    for (Mutant mutant : mutants) {
      Outcome outcome = laboratory.examine(mutant);
      rows.computeIfAbsent(mutant.typed().row(), row -> new Tally()).add(mutant, outcome);
      boolean excused = outcome == Outcome.LAWFUL || outcome == Outcome.NOTICED;
      if (mutant.typed().guarded() && !excused) {
        missed.add(mutant + ": " + outcome.words());
      }
    }
    System.out.println("mutants: " + mutants.size() + ", seed " + SEED);
    rows.forEach((row, tally) -> System.out.println(row + ": " + tally));
    assertEquals(List.of(), missed);
  }

  private static List<Mutant> mutants(List<Typed> numbers) {
    Random random = new Random(SEED);
    List<Mutant> mutants = new ArrayList<>();
    if (System.getProperty("konkyo.matrix", "some").equals("all")) {
      numbers.forEach(number -> mutants.addAll(Digits.ofAll(number, random)));
      return mutants;
    }
    List<Typed> shuffled = new ArrayList<>(numbers);
    Collections.shuffle(shuffled, random);
    shuffled.stream().limit(SAMPLE).forEach(number -> mutants.add(Digits.ofOne(number, random)));
    return mutants;
  }
}
