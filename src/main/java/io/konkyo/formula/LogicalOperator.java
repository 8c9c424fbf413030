package io.konkyo.formula;

/** The operators between two conditions. The right side is not looked at when the left decides. */
public enum LogicalOperator {
  OR("or", Precedence.OR),
  AND("and", Precedence.AND);

  private final String symbol;
  private final Precedence precedence;

  LogicalOperator(String symbol, Precedence precedence) {
    this.symbol = symbol;
    this.precedence = precedence;
  }

  /** Returns the operator as it is typed and printed. */
  public String symbol() {
    return symbol;
  }

  Precedence precedence() {
    return precedence;
  }
}
