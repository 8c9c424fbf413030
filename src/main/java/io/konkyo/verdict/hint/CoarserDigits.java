package io.konkyo.verdict.hint;

import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;
import java.util.Optional;

/**
 * Zeros at the end that are no printed digits: 45,000 for 45,070 rounded to thousands.
 *
 * <p>Source: number anchors, section 4: a mismatch that vanishes at a coarser place is reported as
 * such, and does not pass.
 */
final class CoarserDigits implements Hint {

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    if (mismatch.stated().signum() == 0) {
      return Optional.empty();
    }
    int decimals = mismatch.decimals() - 1;
    while (Rounding.TOWARD_ZERO.round(mismatch.stated(), decimals).equals(mismatch.stated())) {
      if (mismatch.rounds(mismatch.exact(), decimals)) {
        int zeros = mismatch.decimals() - decimals;
        return Optional.of(
            zeros == 1
                ? "it is right but for the last zero, which counts as a printed digit"
                : "it is right but for the last "
                    + zeros
                    + " zeros, which count as printed digits");
      }
      decimals--;
    }
    return Optional.empty();
  }
}
