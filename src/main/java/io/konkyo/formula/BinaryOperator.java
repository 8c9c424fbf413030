package io.konkyo.formula;

import java.util.Optional;

/**
 * The operators between two numbers.
 *
 * <p>Precedences are those of Python: bit operators bind tighter than comparisons, looser than
 * sums.
 */
public enum BinaryOperator {
  OR("|", "|", Precedence.BIT_OR),
  AND("&", "&", Precedence.BIT_AND),
  SHIFT_LEFT("<<", "<<", Precedence.SHIFT),
  SHIFT_RIGHT(">>", ">>", Precedence.SHIFT),
  PLUS("+", "+", Precedence.SUM),
  MINUS("-", "−", Precedence.SUM),
  TIMES("*", "×", Precedence.PRODUCT),
  DIVIDED_BY("/", "÷", Precedence.PRODUCT),
  POWER("^", "^", Precedence.POWER);

  private final String symbol;
  private final String printed;
  private final Precedence precedence;

  BinaryOperator(String symbol, String printed, Precedence precedence) {
    this.symbol = symbol;
    this.printed = printed;
    this.precedence = precedence;
  }

  /** Returns the operator as it is typed in a formula. */
  public String symbol() {
    return symbol;
  }

  /** Returns the operator as readers see it. */
  public String printed() {
    return printed;
  }

  Precedence precedence() {
    return precedence;
  }

  static Optional<BinaryOperator> of(String symbol) {
    for (BinaryOperator operator : values()) {
      if (operator.symbol.equals(symbol)) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }
}
