package io.konkyo.verdict.hint;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;
import java.util.Optional;

/** The value of a fact nearby in place of this one. */
final class NeighbouringValue implements Hint {
  /** With fewer units in the last place one of a few neighbours fits by luck. */
  static final Rational LEAST = Rational.of(10);

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    if (mismatch.inUlps(mismatch.stated()).compareTo(LEAST) < 0) {
      return Optional.empty();
    }
    for (Neighbour neighbour : neighbours) {
      Quantity value = neighbour.value();
      if (value.unit().sameDimension(mismatch.unit())
          && mismatch.printsAs(value.in(mismatch.unit()).value())) {
        return Optional.of(
            "it is the value of " + neighbour.name() + ", " + Wording.quantity(value));
      }
    }
    return Optional.empty();
  }
}
