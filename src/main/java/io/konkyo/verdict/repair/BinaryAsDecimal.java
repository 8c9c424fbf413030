package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * A number of units of 1024ⁿ that goes by a decimal unit: 286.1 MiB/s printed as 286 MB/s, or an
 * input in MiB/s that was divided by as if it were in MB/s. An input whose MB may mean MiB is the
 * same slip, made where it was printed.
 */
final class BinaryAsDecimal implements Repair {

  @Override
  public String id() {
    return "binary-as-decimal";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    List<Candidate> candidates = new ArrayList<>(printed(mismatch, PrefixBase.DECIMAL));
    for (PrefixBase base : List.of(PrefixBase.BINARY, PrefixBase.DECIMAL)) {
      candidates.addAll(new Reading(base::toOther, base::symbolOfOther).candidates(mismatch));
    }
    return candidates;
  }

  /**
   * Returns the outcome of printing a number of units of one base with the unit of the other.
   *
   * @param written the base of the prefixes that stand in print
   */
  static List<Candidate> printed(Mismatch mismatch, PrefixBase written) {
    return written
        .toOther(mismatch.unit())
        .map(factor -> List.of(meant(mismatch, written, mismatch.exact().dividedBy(factor))))
        .orElse(List.of());
  }

  private static Candidate meant(Mismatch mismatch, PrefixBase written, Rational meant) {
    return new Candidate(
        meant,
        () ->
            Wording.near(mismatch, mismatch.exact())
                + " is "
                + Wording.near(mismatch, meant, written.symbolOfOther(mismatch.unit()))
                + ", printed with "
                + mismatch.unit().symbol());
  }
}
