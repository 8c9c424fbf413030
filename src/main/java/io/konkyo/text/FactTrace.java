package io.konkyo.text;

import io.konkyo.content.fact.Derived;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceForms;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.Optional;

/**
 * The derivation of a fact or a prediction: the one trace that pages, the command line and JSON
 * show.
 */
public final class FactTrace {
  private FactTrace() {}

  /** Returns why a derived fact is what it is; empty for others. */
  public static Optional<Trace> of(Entry entry, Ledger ledger, TraceForms forms) {
    if (!(entry.fact() instanceof Derived derived)) {
      return Optional.empty();
    }
    Optional<StatedQuantity> printed =
        entry.printed() instanceof Printed.Number number
            ? Optional.of(number.quantity())
            : Optional.empty();
    return entry
        .value()
        .map(
            value ->
                Trace.of(
                    derived.formula(),
                    ledger.formulas().scope(derived.header().membership()),
                    value,
                    printed,
                    forms));
  }

  /**
   * Returns how a prediction comes about, with the decimals of the measurement it is held against.
   */
  public static Trace of(JudgedAgreement judged, Ledger ledger, TraceForms forms) {
    return Trace.of(
        judged.agreement().model(),
        ledger.formulas().scope(judged.agreement().membership()),
        new QuantityValue(judged.predicted()),
        Optional.of(predicted(judged, ledger)),
        forms);
  }

  /** Returns a prediction with as many decimals as its measurement was printed with. */
  public static StatedQuantity predicted(JudgedAgreement judged, Ledger ledger) {
    int decimals =
        ledger.entries().get(judged.observed()).printed() instanceof Printed.Number number
            ? number.quantity().number().decimals()
            : 0;
    return new StatedQuantity(
        NumberText.of(judged.predicted().value(), decimals, Rounding.HALF_UP, /* grouped= */ true),
        judged.predicted().unit());
  }
}
