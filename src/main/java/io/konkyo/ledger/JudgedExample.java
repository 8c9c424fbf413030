package io.konkyo.ledger;

import io.konkyo.content.page.Block;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Value;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.ladder.Judge;
import java.util.List;
import java.util.Optional;

/**
 * An example of a verdict, with what the engine makes of it.
 *
 * @param value what its formula gives
 * @param judgement how its number compares with that
 */
public record JudgedExample(Value value, Judgement judgement) {

  /** Judges an example; empty if its formula cannot be computed, or held against, which is told. */
  public static Optional<JudgedExample> of(
      Block.VerdictRow row, LedgerFormulas formulas, Diagnostics diagnostics) {
    List<LedgerFormulas.Outcome> outcomes = formulas.evaluate(row.formula(), diagnostics);
    if (outcomes.isEmpty()) {
      return Optional.empty();
    }
    Optional<Computation> computation =
        outcomes.size() == 1
            ? formulas.computation(row.formula(), outcomes.get(0))
            : Optional.empty();
    if (computation.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  row.formula().source().span(),
                  "the formula of the example gives no single number")
              .withHelp("name one member of a family, or take one number of a list"));
      return Optional.empty();
    }
    return judged(row, outcomes.get(0).value(), computation.get(), diagnostics);
  }

  private static Optional<JudgedExample> judged(
      Block.VerdictRow row, Value value, Computation computation, Diagnostics diagnostics) {
    StatedQuantity printed = row.printed().value();
    if (!printed.unit().sameDimension(computation.exact().unit())) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNIT_MISMATCH,
                  row.printed().span(),
                  "`"
                      + printed
                      + "` is of "
                      + printed.unit().dimension()
                      + ", but the formula gives "
                      + computation.exact().unit().dimension())
              .withHelp("print a unit of the formula's dimension, or mend the formula"));
      return Optional.empty();
    }
    return Optional.of(new JudgedExample(value, Judge.judge(printed, computation)));
  }
}
