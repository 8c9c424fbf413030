package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;

/** Bytes taken for bits: the number is an eighth where it counts either. */
final class ByteAsBit implements Repair {
  private static final Rational EIGHT = Rational.of(8);

  @Override
  public String id() {
    return "byte-as-bit";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    int exponent = Information.exponent(mismatch.unit());
    if (exponent == 0) {
      return new Reading(Information::bitInBytes, Information::inBits).candidates(mismatch);
    }
    Rational value = mismatch.exact().times(EIGHT.pow(-exponent));
    return List.of(
        new Candidate(
            value,
            () ->
                Wording.near(mismatch, value)
                    + " is what "
                    + Wording.near(mismatch, mismatch.exact())
                    + " becomes when bytes are taken for bits"));
  }
}
