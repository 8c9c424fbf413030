package io.konkyo.verdict.repair;

import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.mismatch.Carried;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A printed figure carried on where the exact value belongs: rounded twice, or wrong already where
 * it was printed.
 *
 * <p>Source: design, "A displayed value is never an operand".
 */
final class PrintedAsInput implements Repair {
  private static final int MOST_FIGURES = 40;

  @Override
  public String id() {
    return "printed-as-input";
  }

  /**
   * Carrying a rounded figure moves the last digit by one, and the figure stands there in print.
   */
  @Override
  public int leastOff() {
    return 1;
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    Map<String, List<StatedQuantity>> figures = mismatch.carriable();
    List<Candidate> candidates = new ArrayList<>();
    Map<String, StatedQuantity> first = new LinkedHashMap<>();
    Map<String, StatedQuantity> last = new LinkedHashMap<>();
    figures.forEach(
        (id, ofFact) -> {
          first.put(id, ofFact.get(0));
          last.put(id, ofFact.get(ofFact.size() - 1));
          for (StatedQuantity figure : ofFact) {
            if (candidates.size() < MOST_FIGURES) {
              carry(mismatch, Map.of(id, figure), candidates);
            }
          }
        });
    if (figures.size() > 1) {
      carry(mismatch, first, candidates);
      carry(mismatch, last, candidates);
    }
    return candidates;
  }

  private static void carry(
      Mismatch mismatch, Map<String, StatedQuantity> figures, List<Candidate> candidates) {
    mismatch
        .carrying(figures)
        .ifPresent(
            carried ->
                candidates.add(
                    new Candidate(carried.value(), () -> explain(mismatch, figures, carried))));
  }

  private static String explain(
      Mismatch mismatch, Map<String, StatedQuantity> figures, Carried carried) {
    String used =
        carried.facts().stream()
            .map(id -> "the printed " + figures.get(id) + " of " + id)
            .collect(Collectors.joining(" and "));
    return "carrying on " + used + " gives " + Wording.near(mismatch, carried.value());
  }
}
