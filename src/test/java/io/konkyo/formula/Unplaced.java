package io.konkyo.formula;

import java.util.List;

/** Expressions without their offsets, so that {@code equals} compares what they mean. */
final class Unplaced {
  private Unplaced() {}

  static Expression of(Expression expression) {
    if (expression instanceof NumberLiteral e) {
      return new NumberLiteral(e.number(), e.unit(), 0, 0);
    }
    if (expression instanceof Reference e) {
      return new Reference(e.id(), 0, 0);
    }
    if (expression instanceof FamilyReference e) {
      return new FamilyReference(e.id(), 0, 0);
    }
    if (expression instanceof Unary e) {
      return new Unary(of(e.operand()), 0, 0);
    }
    if (expression instanceof Not e) {
      return new Not(of(e.operand()), 0, 0);
    }
    if (expression instanceof Binary e) {
      return new Binary(e.operator(), of(e.left()), of(e.right()), 0, 0);
    }
    if (expression instanceof Logical e) {
      return new Logical(e.operator(), of(e.left()), of(e.right()), 0, 0);
    }
    if (expression instanceof Comparison e) {
      return new Comparison(of(e.operands()), e.operators(), 0, 0);
    }
    if (expression instanceof Conversion e) {
      return new Conversion(of(e.operand()), e.unit(), 0, 0);
    }
    if (expression instanceof Call e) {
      return new Call(e.name(), of(e.arguments()), 0, 0);
    }
    if (expression instanceof Conditional e) {
      return new Conditional(of(e.condition()), of(e.whenTrue()), of(e.whenFalse()), 0, 0);
    }
    if (expression instanceof Let e) {
      return new Let(e.name(), of(e.value()), of(e.body()), 0, 0);
    }
    Steps e = (Steps) expression;
    return new Steps(e.variable(), of(e.start()), of(e.condition()), of(e.next()), 0, 0);
  }

  private static List<Expression> of(List<Expression> expressions) {
    return expressions.stream().map(Unplaced::of).toList();
  }
}
