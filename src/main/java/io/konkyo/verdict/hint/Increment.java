package io.konkyo.verdict.hint;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;
import java.util.Optional;

/** The step from a neighbour to the value, printed for the value: 0.813 for 1.517. */
final class Increment implements Hint {

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    if (mismatch.inUlps(mismatch.stated()).compareTo(NeighbouringValue.LEAST) < 0) {
      return Optional.empty();
    }
    for (Neighbour neighbour : neighbours) {
      Quantity value = neighbour.value();
      if (value.value().signum() != 0 && value.unit().sameDimension(mismatch.unit())) {
        Rational step = mismatch.exact().minus(value.in(mismatch.unit()).value());
        if (mismatch.printsAs(step) || mismatch.printsAs(step.negated())) {
          return Optional.of(
              "it is the step between "
                  + neighbour.name()
                  + ", "
                  + Wording.quantity(value)
                  + ", and "
                  + Wording.near(mismatch, mismatch.exact()));
        }
      }
    }
    return Optional.empty();
  }
}
