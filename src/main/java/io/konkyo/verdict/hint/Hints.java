package io.konkyo.verdict.hint;

import io.konkyo.verdict.Leaf;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.ArrayList;
import java.util.List;

/** All hints, the likeliest first. */
public final class Hints {
  private static final Hint DIGITS = new ChangedDigits();
  private static final List<Hint> ALL =
      List.of(
          DIGITS,
          new CoarserDigits(),
          new RoundedTwice(),
          new NeighbouringValue(),
          new Increment(),
          new OmittedOperand(),
          new OtherBits(),
          new TruncatedRepair(),
          new ShortenedInputs());

  /** Fits every second wrong count, and is said where nothing else is. */
  private static final Hint LAST_RESORT = new OneOff();

  private Hints() {}

  /** Returns what may have happened to a number that nothing explains. */
  public static List<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    List<Neighbour> all = new ArrayList<>(inputs(mismatch));
    all.addAll(neighbours);
    List<String> hints = new ArrayList<>();
    for (Hint hint : ALL) {
      hint.of(mismatch, all).ifPresent(hints::add);
    }
    if (hints.isEmpty()) {
      LAST_RESORT.of(mismatch, all).ifPresent(hints::add);
    }
    return hints;
  }

  /** Returns what may have happened instead to a number that a repair explains. */
  public static List<String> beside(Mismatch mismatch) {
    return DIGITS.of(mismatch, List.of()).map(List::of).orElse(List.of());
  }

  private static List<Neighbour> inputs(Mismatch mismatch) {
    List<Neighbour> inputs = new ArrayList<>();
    for (Leaf leaf : mismatch.computation().leaves()) {
      inputs.add(new Neighbour(leaf.id(), leaf.value()));
    }
    inputs.addAll(mismatch.derivedInputs());
    return inputs;
  }
}
