package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.List;

/** A number of units of 1024ⁿ printed with a decimal unit: 286.1 MiB/s as 286 MB/s. */
final class BinaryAsDecimal implements Repair {

  @Override
  public String id() {
    return "binary-as-decimal";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return prefixes(mismatch, PrefixBase.DECIMAL);
  }

  /**
   * Returns the outcomes of taking prefixes of one base for those of the other, in the printed unit
   * or in an input.
   *
   * @param written the base of the prefixes that stand in print
   */
  static List<Candidate> prefixes(Mismatch mismatch, PrefixBase written) {
    List<Candidate> candidates = new ArrayList<>();
    written
        .toOther(mismatch.unit())
        .ifPresent(
            factor -> {
              Rational meant = mismatch.exact().dividedBy(factor);
              candidates.add(
                  new Candidate(
                      meant,
                      () ->
                          Wording.near(mismatch, mismatch.exact())
                              + " is "
                              + Wording.near(
                                  mismatch, meant, written.symbolOfOther(mismatch.unit()))
                              + ", printed with "
                              + mismatch.unit().symbol()));
            });
    candidates.addAll(new Reading(written::toOther, written::symbolOfOther).candidates(mismatch));
    return candidates;
  }
}
