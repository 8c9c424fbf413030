package io.konkyo.formula;

import io.konkyo.quantity.StatedQuantity;
import java.util.List;
import java.util.Optional;

/**
 * Why a value is what it is: {@code 0.544 ms − 0.339 ms = 0.205 ms ≈ 0.21 ms}. The one explanation
 * that pages, the command line and diagnostics print, by {@link TraceText}, {@link TraceHtml} and
 * {@link TraceMathMl}.
 *
 * <p>Shape: lines that define local names, open models, show loops and decide branches come before
 * the last one, which yields the result.
 *
 * <p>Source: design section 4, "Formulas".
 *
 * @param lines the lines, at least one
 */
public record Trace(List<TraceLine> lines) {
  public Trace {
    lines = List.copyOf(lines);
  }

  /** Returns the line that yields the result. */
  public TraceLine.Equation result() {
    return (TraceLine.Equation) lines.get(lines.size() - 1);
  }

  /**
   * Explains a value.
   *
   * <p>Units: the exact value is shown in the unit of {@code printed}, if the dimensions are one.
   *
   * <p>Errors: a formula that has no value is shown in symbols only.
   *
   * @param formula the formula
   * @param scope what it reads
   * @param exact its value
   * @param printed the value as it is printed elsewhere; empty when it is printed nowhere
   * @param forms how facts and numbers are printed
   */
  public static Trace of(
      Formula formula,
      Scope scope,
      Value exact,
      Optional<StatedQuantity> printed,
      TraceForms forms) {
    return TraceBuilder.build(formula.body(), scope, exact, printed, forms);
  }
}
