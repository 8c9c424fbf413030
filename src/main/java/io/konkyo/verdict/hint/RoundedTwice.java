package io.konkyo.verdict.hint;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;
import java.util.Optional;

/** Rounded in two steps: 33.46 to 33.5 to 34. */
final class RoundedTwice implements Hint {
  private static final int MOST_MORE_DIGITS = 3;

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    for (int more = 1; more <= MOST_MORE_DIGITS; more++) {
      Rational once = Rounding.HALF_UP.round(mismatch.exact(), mismatch.decimals() + more);
      if (mismatch.printsAs(once)) {
        return Optional.of("rounded to " + Wording.near(mismatch, once) + " first, and then again");
      }
    }
    return Optional.empty();
  }
}
