package io.konkyo.formula;

import java.util.Optional;

/** The operators that compare two numbers. */
public enum ComparisonOperator {
  LESS("<", "<"),
  AT_MOST("<=", "≤"),
  GREATER(">", ">"),
  AT_LEAST(">=", "≥"),
  /** Printed as typed: a sign of equality that may be false is not to be taken for a result. */
  EQUAL("==", "=="),
  UNEQUAL("!=", "≠");

  private final String symbol;
  private final String printed;

  ComparisonOperator(String symbol, String printed) {
    this.symbol = symbol;
    this.printed = printed;
  }

  /** Returns the operator as it is typed in a formula. */
  public String symbol() {
    return symbol;
  }

  /** Returns the operator as readers see it. */
  public String printed() {
    return printed;
  }

  /** Returns whether the operator holds, given the sign of left minus right. */
  public boolean holds(int sign) {
    return switch (this) {
      case LESS -> sign < 0;
      case AT_MOST -> sign <= 0;
      case GREATER -> sign > 0;
      case AT_LEAST -> sign >= 0;
      case EQUAL -> sign == 0;
      case UNEQUAL -> sign != 0;
    };
  }

  static Optional<ComparisonOperator> of(String symbol) {
    for (ComparisonOperator operator : values()) {
      if (operator.symbol.equals(symbol)) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }
}
