package io.konkyo.verdict.hint;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;
import java.util.Optional;

/** A count or a place that is one off: counted from 0 here and from 1 there, or ends left out. */
final class OneOff implements Hint {

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    Rational off = mismatch.stated().minus(mismatch.exact());
    boolean counted = mismatch.unit().equals(Unit.ONE) || mismatch.unit().isCounted();
    if (!counted || !mismatch.exact().isInteger() || !off.abs().equals(Rational.ONE)) {
      return Optional.empty();
    }
    return Optional.of(
        off.signum() > 0
            ? "it is one more: counted from 1 and not from 0, or one end too many"
            : "it is one less: counted from 0 and not from 1, or one end left out");
  }
}
