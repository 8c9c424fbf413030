package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;

/** Bits taken for bytes: the number is eight times too large where it counts either. */
final class BitAsByte implements Repair {
  private static final Rational EIGHT = Rational.of(8);

  @Override
  public String id() {
    return "bit-as-byte";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    int exponent = Information.exponent(mismatch.unit());
    if (exponent == 0) {
      return new Reading(Information::byteInBits, Information::inBytes).candidates(mismatch);
    }
    Rational value = mismatch.exact().times(EIGHT.pow(exponent));
    return List.of(
        new Candidate(
            value,
            () ->
                Wording.near(mismatch, value)
                    + " is what "
                    + Wording.near(mismatch, mismatch.exact())
                    + " becomes when bits are taken for bytes"));
  }
}
