package io.konkyo.text;

import io.konkyo.content.fact.Derived;
import io.konkyo.formula.Trace;
import io.konkyo.formula.TraceForms;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.StatedQuantity;
import java.util.Optional;

/** The derivation of a fact: the one trace that pages, the command line and JSON show. */
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
}
