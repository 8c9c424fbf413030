package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.PlacedText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Turns the text of a formula into a tree. */
public final class FormulaParser {
  private static final String SPLIT = "name parts of it with `let` or as facts of their own";

  private FormulaParser() {}

  /**
   * Parses a formula.
   *
   * <p>Units: named by {@code units}.
   *
   * <p>Errors: {@code formula-syntax}, {@code number-syntax}, {@code unknown-unit}, {@code
   * ambiguous-unit} and {@code formula-too-large}, each at the characters that show it; empty when
   * there was one. Bad numbers and units are all said; a fault of syntax ends the parsing.
   *
   * <p>Source: content format, "Formulas".
   */
  public static Optional<Formula> parse(PlacedText text, UnitRegistry units, Diagnostics out) {
    Faults faults = new Faults(text, out);
    if (text.text().length() > FormulaLimits.LENGTH) {
      faults.say(
          faults
              .at(
                  DiagnosticCode.FORMULA_TOO_LARGE,
                  0,
                  text.text().length(),
                  "the formula has " + text.text().length() + " characters")
              .withNote("a formula has at most " + FormulaLimits.LENGTH + " characters")
              .withHelp(SPLIT));
      return Optional.empty();
    }
    return body(faults, units).map(body -> new Formula(text, body));
  }

  private static Optional<Expression> body(Faults faults, UnitRegistry units) {
    Expression body;
    try {
      Tokens tokens = new Tokens(Tokenizer.tokens(faults), faults);
      body = new ExpressionParser(tokens, new LiteralParser(units, faults)).formula();
    } catch (AlreadySaid said) {
      return Optional.empty();
    }
    if (height(body) > FormulaLimits.HEIGHT) {
      faults.say(
          faults
              .at(
                  DiagnosticCode.FORMULA_TOO_LARGE,
                  body.from(),
                  body.to(),
                  "the formula chains more than " + FormulaLimits.HEIGHT + " operations")
              .withHelp(SPLIT));
    }
    return faults.isEmpty() ? Optional.of(body) : Optional.empty();
  }

  /** Level by level, because the tree may be higher than the call stack is deep. */
  private static int height(Expression body) {
    int height = 0;
    Deque<Expression> level = new ArrayDeque<>(List.of(body));
    while (!level.isEmpty()) {
      height++;
      for (int i = level.size(); i > 0; i--) {
        level.addAll(level.remove().children());
      }
    }
    return height;
  }
}
