package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/**
 * Computes formulas exactly.
 *
 * <p>Units: sums are in the unit of their left operand; products and quotients in the units
 * multiplied, without what cancels; {@code ->} decides otherwise.
 *
 * <p>Shape: only {@code log2} and {@code sqrt} of numbers that are no power or square are not
 * exact; they are cut after 20 decimals and never fall on a whole number, so that {@code floor} and
 * {@code ceil} of them are right.
 *
 * <p>Errors: formulas are to be checked by {@link UnitChecker} first, which says more about units
 * than is said here.
 */
public final class Evaluator {
  private Evaluator() {}

  /**
   * Returns the value of a formula.
   *
   * <p>Errors: {@code division-by-zero}, {@code outside-domain}, {@code calculation-too-large} and,
   * if the formula was not checked, those of {@link UnitChecker}; the first fault met is said.
   * Empty when there was one, and, in silence, when a fact has no value.
   */
  public static Optional<Value> evaluate(Formula formula, Scope scope, Diagnostics out) {
    try {
      return Optional.of(new Calculation(scope).value(formula.body(), /* locals= */ null));
    } catch (Uncomputable end) {
      Faults faults = new Faults(formula.source(), out);
      end.diagnostic(faults).ifPresent(faults::say);
      return Optional.empty();
    }
  }

  /**
   * Returns the value of an expression, or nothing, for whatever reason, without a word: the way
   * for computing one formula many times over varied inputs.
   */
  public static Optional<Value> evaluate(Expression expression, Scope scope) {
    try {
      return Optional.of(new Calculation(scope).value(expression, /* locals= */ null));
    } catch (Uncomputable end) {
      return Optional.empty();
    }
  }
}
