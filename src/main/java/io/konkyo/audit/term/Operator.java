package io.konkyo.audit.term;

import io.konkyo.audit.token.TokenKind;
import java.util.Optional;

/** The operators between two numbers, and how tightly they bind. */
public enum Operator {
  OR(TokenKind.BAR, 1),
  AND(TokenKind.AMPERSAND, 2),
  SHIFT_LEFT(TokenKind.SHIFT_LEFT, 3),
  SHIFT_RIGHT(TokenKind.SHIFT_RIGHT, 3),
  PLUS(TokenKind.PLUS, 4),
  MINUS(TokenKind.MINUS, 4),
  TIMES(TokenKind.TIMES, 5),
  DIVIDED(TokenKind.DIVIDED, 5),
  OVER(TokenKind.SLASH, 5),
  POWER(TokenKind.CARET, 7);

  /** How tightly a minus before a number binds: looser than a power, tighter than a product. */
  static final int NEGATION = 6;

  private final TokenKind kind;
  private final int strength;

  Operator(TokenKind kind, int strength) {
    this.kind = kind;
    this.strength = strength;
  }

  /** Returns how tightly the operator binds; higher is tighter. */
  int strength() {
    return strength;
  }

  static Optional<Operator> of(TokenKind kind) {
    for (Operator operator : values()) {
      if (operator.kind == kind) {
        return Optional.of(operator);
      }
    }
    return Optional.empty();
  }
}
