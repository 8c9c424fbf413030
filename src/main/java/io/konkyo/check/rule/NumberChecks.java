package io.konkyo.check.rule;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import io.konkyo.source.Located;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;
import io.konkyo.verdict.repair.PercentForPoints;
import io.konkyo.verdict.ladder.Judge;
import java.util.Optional;

/** How rules hold a typed number against a formula, and how they tell what came of it. */
public final class NumberChecks {
  private static final int MOST_DECIMALS = 12;
  private static final int LONGEST_FRACTION = 24;

  private NumberChecks() {}

  /** Judges a typed number against a formula's outcome; unlike dimensions are told. */
  public static Optional<Judgement> judge(
      Located<StatedQuantity> typed,
      Formula formula,
      LedgerFormulas.Outcome outcome,
      LedgerFormulas formulas,
      Diagnostics diagnostics) {
    Optional<Computation> computation = formulas.computation(formula, outcome);
    if (computation.isEmpty()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.WRONG_TYPE,
                  formula.source().span(),
                  "the formula gives no single number")
              .withHelp("take one number of a list with min, max, sum, mean or median"));
      return Optional.empty();
    }
    Quantity exact = computation.get().exact();
    if (!exact.unit().sameDimension(typed.value().unit())) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNIT_MISMATCH,
                  typed.span(),
                  "`"
                      + typed.value()
                      + "` is of "
                      + typed.value().unit().dimension()
                      + ", but the formula gives "
                      + exact.unit().dimension())
              .withLabel(formula.source().span(), "gives " + exact.unit().dimension())
              .withHelp("type a unit of the formula's dimension, or mend the formula"));
      return Optional.empty();
    }
    return Optional.of(Judge.judge(typed.value(), computation.get()));
  }

  /** Adds to a diagnostic why the number does not pass; what to write instead is the caller's. */
  public static Diagnostic explain(Diagnostic diagnostic, Judgement judgement) {
    Diagnostic told =
        diagnostic
            .withNote(rounding(judgement) + "; " + range(judgement.printed()))
            .withNote(
                "verdict `" + judgement.verdict().id() + "`: " + verdict(judgement.verdict()));
    for (Cause cause : judgement.causes()) {
      told = told.withNote("cause `" + cause.id() + "`: " + cause.explanation());
    }
    for (String hint : judgement.hints()) {
      told = told.withNote(hint);
    }
    return told;
  }

  private static String rounding(Judgement judgement) {
    String exact = exact(judgement);
    String rounded = rounded(judgement).toString();
    return exact.equals(rounded)
        ? "the exact result is " + exact
        : exact + " rounds half up to " + rounded;
  }

  /** Returns the exact value as a decimal where it ends, else as a rounded decimal or fraction. */
  public static String exact(Judgement judgement) {
    return exact(judgement.exact().in(unit(judgement)));
  }

  /** Returns a quantity as a decimal where it ends, else as a rounded decimal or fraction. */
  public static String exact(Quantity quantity) {
    Rational value = quantity.value();
    String unit = quantity.unit().symbol();
    String number =
        value
            .toExactDecimal(MOST_DECIMALS)
            .orElseGet(
                () ->
                    value.toString().length() <= LONGEST_FRACTION
                        ? value.toString()
                        : "about " + Rounding.HALF_UP.toDecimal(value, MOST_DECIMALS / 2));
    return unit.isEmpty() ? number : number + " " + unit;
  }

  /** Returns the number that would have passed at the printed precision. */
  public static StatedQuantity rounded(Judgement judgement) {
    NumberText typed = judgement.printed().number();
    return new StatedQuantity(
        NumberText.of(
            judgement.exact().value(), typed.decimals(), Rounding.HALF_UP, typed.grouped()),
        unit(judgement));
  }

  /** A difference of shares that was typed as a percentage is one of points, of the same size. */
  private static Unit unit(Judgement judgement) {
    boolean ofPoints = judgement.causes().stream().anyMatch(PercentForPoints::isCause);
    return ofPoints ? Unit.PERCENTAGE_POINT : judgement.printed().unit();
  }

  public static String verdict(Verdict verdict) {
    return switch (verdict) {
      case PASS -> "it is the exact result, rounded half up";
      case TIE -> "only rounding half to even gives it";
      case TRUNCATED -> "it was cut off instead of rounded";
      case SUSPECT -> "a slip of scale or base gives it";
      case WITHIN_INPUT_ROUNDING -> "not the inputs give it, but others that would print alike";
      case INCONSISTENT -> "no rounding, and no slip of scale or base, gives it";
      case UNDECIDED -> "the rounding of the inputs cannot be carried through the formula";
    };
  }

  /** Returns {@code 0.23 ms stands for 0.225 up to 0.235 ms}. */
  private static String range(StatedQuantity printed) {
    int decimals = printed.number().decimals() + 1;
    String unit = printed.unit().symbol();
    String text =
        Rounding.HALF_UP.toDecimal(printed.rounding().low(), decimals)
            + " up to "
            + Rounding.HALF_UP.toDecimal(printed.rounding().high(), decimals);
    return printed + " stands for " + (unit.isEmpty() ? text : text + " " + unit);
  }
}
