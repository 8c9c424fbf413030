package io.konkyo.verdict.repair;

import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;

/** A slip that authors make between a right computation and a print. */
public interface Repair {

  /** Returns the kebab-case name of the cause; findings name it, so it never changes. */
  String id();

  /** Returns what would have been printed had the slip been made, in all the ways it can be. */
  List<Candidate> candidates(Mismatch mismatch);

  /**
   * Returns how many units in the last place a number must be off the right one for this slip to be
   * taken for more than luck.
   */
  default int leastOff() {
    return 2;
  }
}
