package io.konkyo.verdict.repair;

import io.konkyo.formula.Expression;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Trees;
import io.konkyo.verdict.mismatch.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Computes the formula anew with one of its parts changed. */
final class Changes {
  private Changes() {}

  /**
   * Returns the outcomes in the printed unit.
   *
   * @param rule what may stand in a part's place
   */
  static List<Candidate> candidates(
      Mismatch mismatch, Function<Expression, List<Expression>> rule) {
    List<Candidate> candidates = new ArrayList<>();
    for (Trees.Change change : Trees.changes(mismatch.formula(), rule)) {
      mismatch
          .result(change.whole())
          .ifPresent(
              value ->
                  candidates.add(
                      new Candidate(
                          value,
                          () ->
                              FormulaPrinter.print(change.to())
                                  + " in place of "
                                  + FormulaPrinter.print(change.from())
                                  + " gives "
                                  + Wording.near(mismatch, value))));
    }
    return candidates;
  }
}
