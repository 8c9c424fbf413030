package io.konkyo.ledger;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.formula.Reference;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.ladder.PrintedDigits;
import java.util.List;
import java.util.Optional;

/**
 * The number a formula gives.
 *
 * @param exact the exact value
 * @param printed the value as pages print it: a fact as it prints everywhere, a formula with the
 *     digits its inputs support
 */
public record Computed(Quantity exact, StatedQuantity printed) {

  /** Evaluates a formula that must give one number; that it does not is told. */
  public static Optional<Computed> of(Formula formula, Ledger ledger, Diagnostics diagnostics) {
    List<LedgerFormulas.Outcome> outcomes = ledger.formulas().evaluate(formula, diagnostics);
    if (outcomes.isEmpty()) {
      return Optional.empty();
    }
    Optional<Computation> computation =
        outcomes.size() == 1
            ? ledger.formulas().computation(formula, outcomes.get(0))
            : Optional.empty();
    if (computation.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  formula.source().span(),
                  "the formula gives no single number")
              .withHelp("name one fact, or take one number of a family or list with min or max"));
      return Optional.empty();
    }
    Quantity exact = computation.get().exact();
    return Optional.of(
        new Computed(
            exact, asFact(formula, ledger).orElseGet(() -> PrintedDigits.of(computation.get()))));
  }

  private static Optional<StatedQuantity> asFact(Formula formula, Ledger ledger) {
    return formula.body() instanceof Reference reference
        ? ledger
            .entry(reference.id())
            .filter(entry -> entry.printed() instanceof Printed.Number)
            .map(entry -> ((Printed.Number) entry.printed()).quantity())
        : Optional.empty();
  }

  /** Returns the same in another unit of its dimension, the size of the last printed place kept. */
  Computed in(Unit unit) {
    if (unit.equals(printed.unit())) {
      return this;
    }
    NumberText number =
        NumberText.of(
            exact.in(unit).value(),
            printed.decimalsIn(unit),
            Rounding.HALF_UP,
            /* grouped= */ true);
    return new Computed(exact, new StatedQuantity(number, unit));
  }

  /** Returns whether a value of the same dimension rounds half up to what is printed. */
  public boolean agreesWith(Quantity value) {
    return Rounding.HALF_UP
        .round(value.in(printed.unit()).value(), printed.number().decimals())
        .equals(printed.number().value());
  }

  /** Returns whether two numbers are one, or print as one where both print in the same unit. */
  public boolean printsLike(Computed other) {
    if (!exact.sameDimension(other.exact)) {
      return false;
    }
    Quantity own = printed.quantity();
    return exact.compareTo(other.exact) == 0 || own.compareTo(other.printed.quantity()) == 0;
  }
}
