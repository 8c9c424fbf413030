package io.konkyo.verdict.hint;

import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.repair.Candidate;
import io.konkyo.verdict.repair.Repair;
import io.konkyo.verdict.repair.Repairs;
import java.util.List;
import java.util.Optional;

/** A slip, and then cut off instead of rounded. */
final class TruncatedRepair implements Hint {

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    for (Repair repair : Repairs.all()) {
      Optional<Candidate> fit =
          Repairs.fitting(
              repair,
              mismatch,
              /* withinInputRounding= */ false,
              value ->
                  Rounding.TOWARD_ZERO.round(value, mismatch.decimals()).equals(mismatch.stated()));
      if (fit.isPresent()) {
        return Optional.of(
            repair.id() + ", cut off instead of rounded: " + fit.get().explanation().get());
      }
    }
    return Optional.empty();
  }
}
