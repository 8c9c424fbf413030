package io.konkyo.verdict.repair;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.formula.Unary;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.mismatch.Trees;
import java.util.Optional;

/**
 * A change relative to one of its ends, wherever a formula has one: {@code (a - b) / a}, {@code a /
 * b - 1}, {@code 1 - b / a}.
 *
 * @param left what is subtracted from
 * @param right what is subtracted
 * @param base the end it is divided by
 */
record RelativeChange(Expression left, Expression right, Expression base) {

  static Optional<RelativeChange> of(Expression part) {
    if (!(part instanceof Binary binary)) {
      return Optional.empty();
    }
    if (binary.operator() == BinaryOperator.DIVIDED_BY) {
      return quotient(binary);
    }
    if (binary.operator() != BinaryOperator.MINUS) {
      return Optional.empty();
    }
    if (isOne(binary.right())) {
      return ratio(binary.left()).map(q -> new RelativeChange(q.left(), q.right(), q.right()));
    }
    return isOne(binary.left())
        ? ratio(binary.right()).map(q -> new RelativeChange(q.right(), q.left(), q.right()))
        : Optional.empty();
  }

  private static Optional<RelativeChange> quotient(Binary quotient) {
    Expression difference = bare(quotient.left());
    if (!(difference instanceof Binary minus) || minus.operator() != BinaryOperator.MINUS) {
      return Optional.empty();
    }
    Expression base = quotient.right();
    boolean ofAnEnd = Trees.same(base, minus.left()) || Trees.same(base, minus.right());
    return ofAnEnd
        ? Optional.of(new RelativeChange(minus.left(), minus.right(), base))
        : Optional.empty();
  }

  private static Optional<Binary> ratio(Expression expression) {
    return bare(expression) instanceof Binary binary
            && binary.operator() == BinaryOperator.DIVIDED_BY
        ? Optional.of(binary)
        : Optional.empty();
  }

  /** Returns what a sign, a magnitude or a unit is put on. */
  private static Expression bare(Expression expression) {
    if (expression instanceof Conversion conversion) {
      return bare(conversion.operand());
    }
    if (expression instanceof Unary unary) {
      return bare(unary.operand());
    }
    return expression instanceof Call call && call.name().equals("abs")
        ? bare(call.arguments().get(0))
        : expression;
  }

  private static boolean isOne(Expression expression) {
    return expression instanceof NumberLiteral literal
        && literal.unit().dimension().isNone()
        && literal.quantity().base().equals(Rational.ONE);
  }

  /** Returns the end that it is not divided by. */
  Expression otherEnd() {
    return Trees.same(base, left) ? right : left;
  }

  Expression difference() {
    return binary(BinaryOperator.MINUS, left, right);
  }

  /** Returns the change divided by something else. */
  Expression by(Expression other) {
    return binary(BinaryOperator.DIVIDED_BY, difference(), other);
  }

  /** Returns the middle of the ends. */
  Expression middle() {
    NumberText two = new NumberText("2", Rational.of(2), /* decimals= */ 0, /* grouped= */ false);
    return binary(
        BinaryOperator.DIVIDED_BY,
        binary(BinaryOperator.PLUS, left, right),
        new NumberLiteral(two, Unit.ONE, 0, 0));
  }

  private static Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return new Binary(operator, left, right, 0, 0);
  }
}
