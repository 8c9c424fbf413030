package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.StatedQuantity;
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

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    Map<String, List<StatedQuantity>> figures = mismatch.carriable();
    List<Candidate> candidates = new ArrayList<>();
    Map<String, StatedQuantity> first = new LinkedHashMap<>();
    figures.forEach(
        (id, ofFact) -> {
          first.put(id, ofFact.get(0));
          for (StatedQuantity figure : ofFact) {
            if (candidates.size() < MOST_FIGURES) {
              carry(mismatch, Map.of(id, figure), candidates);
            }
          }
        });
    if (first.size() > 1) {
      carry(mismatch, first, candidates);
    }
    return candidates;
  }

  private static void carry(
      Mismatch mismatch, Map<String, StatedQuantity> figures, List<Candidate> candidates) {
    mismatch
        .carrying(figures)
        .ifPresent(
            value -> candidates.add(new Candidate(value, () -> explain(mismatch, figures, value))));
  }

  private static String explain(
      Mismatch mismatch, Map<String, StatedQuantity> figures, Rational value) {
    String carried =
        figures.entrySet().stream()
            .map(figure -> "the printed " + figure.getValue() + " of " + figure.getKey())
            .collect(Collectors.joining(" and "));
    return "carrying on " + carried + " gives " + Wording.near(mismatch, value);
  }
}
