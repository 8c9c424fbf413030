package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * The decimal point or a prefix is off: by one or two places, by a prefix of three, six, nine or
 * twelve, or by the four and eight of the units by which Korean and Japanese count.
 */
final class PowerOfTen implements Repair {
  private static final List<Integer> PLACES = List.of(3, 6, 1, 2, 9, 4, 8, 12);
  private static final int PERCENT = 2;

  @Override
  public String id() {
    return "power-of-ten";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    List<Candidate> candidates = new ArrayList<>();
    for (int places : PLACES) {
      for (int sign : new int[] {1, -1}) {
        if (!isPercentSlip(mismatch.unit(), places * sign)) {
          candidates.add(moved(mismatch, places * sign));
        }
      }
    }
    return candidates;
  }

  /** Two places are a matter of the percent sign where there could be one. */
  private static boolean isPercentSlip(Unit unit, int places) {
    boolean plain = unit.scale().equals(Rational.ONE);
    return unit.dimension().isNone() && places == (plain ? PERCENT : -PERCENT);
  }

  private static Candidate moved(Mismatch mismatch, int places) {
    Rational value = mismatch.exact().times(Rational.powerOfTen(places));
    return new Candidate(
        value,
        () ->
            Wording.near(mismatch, mismatch.exact())
                + (places > 0 ? " times 10^" : " divided by 10^")
                + Math.abs(places)
                + " is "
                + Wording.near(mismatch, value));
  }
}
