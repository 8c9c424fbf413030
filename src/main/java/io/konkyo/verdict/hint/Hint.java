package io.konkyo.verdict.hint;

import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;
import java.util.Optional;

/** A guess at what happened to a number; it never changes a verdict. */
interface Hint {

  /**
   * Returns the guess in words that stand alone, lower case, no full stop.
   *
   * @param neighbours values that stand near the number, the formula's own inputs among them
   */
  Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours);
}
