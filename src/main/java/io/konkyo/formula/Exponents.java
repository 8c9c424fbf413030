package io.konkyo.formula;

import io.konkyo.quantity.Rational;
import java.util.Optional;

/** Exponents that a unit can be raised to: small whole numbers, typed in the formula. */
final class Exponents {
  /** No unit of any field goes further. */
  private static final int LARGEST = 12;

  private Exponents() {}

  static Optional<Integer> literal(Expression expression) {
    if (expression instanceof Unary unary) {
      return literal(unary.operand()).map(exponent -> -exponent);
    }
    if (!(expression instanceof NumberLiteral literal) || !literal.number().value().isInteger()) {
      return Optional.empty();
    }
    Rational value = literal.number().value();
    return value.abs().compareTo(Rational.of(LARGEST)) <= 0
        ? Optional.of(value.numerator().intValue())
        : Optional.empty();
  }
}
