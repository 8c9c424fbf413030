package io.konkyo.verdict.hint;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Leaf;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computed from inputs that had been shortened to a few digits. */
final class ShortenedInputs implements Hint {
  private static final int FEWEST_DIGITS = 2;
  private static final int MOST_DIGITS = 5;

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    for (int digits = MOST_DIGITS; digits >= FEWEST_DIGITS; digits--) {
      Map<String, Rational> shortened = shortened(mismatch, digits);
      Optional<Rational> value =
          shortened.isEmpty()
              ? Optional.empty()
              : mismatch.result(mismatch.computation().expression(), shortened);
      if (value.filter(mismatch::printsAs).isPresent()) {
        return Optional.of(
            "inputs shortened to "
                + digits
                + " digits give "
                + Wording.near(mismatch, value.get()));
      }
    }
    return Optional.empty();
  }

  private static Map<String, Rational> shortened(Mismatch mismatch, int digits) {
    Map<String, Rational> shortened = new HashMap<>();
    for (Leaf leaf : mismatch.computation().leaves()) {
      Quantity value = leaf.value();
      if (leaf.box().isPresent() && value.value().signum() != 0) {
        Rational rounded = Rounding.HALF_UP.round(value.value(), digits - magnitude(value.value()));
        if (!rounded.equals(value.value())) {
          shortened.put(leaf.id(), rounded);
        }
      }
    }
    return shortened;
  }

  /** Returns the place of the first digit: 1 for 1 to 9, 0 for tenths. */
  private static int magnitude(Rational value) {
    int whole = value.abs().floor().toString().length();
    if (value.abs().compareTo(Rational.ONE) >= 0) {
      return whole;
    }
    int place = 0;
    while (value.abs().times(Rational.powerOfTen(1 - place)).compareTo(Rational.ONE) < 0) {
      place--;
    }
    return place;
  }
}
