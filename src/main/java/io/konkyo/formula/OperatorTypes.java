package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.formula.TypeRules.Clash;
import io.konkyo.formula.TypeRules.Fits;
import io.konkyo.formula.TypeRules.Outcome;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Map;
import java.util.Optional;

/** Types what operators make of their operands. */
final class OperatorTypes {
  private final TypeChecker checker;
  private final TypeFaults words;

  OperatorTypes(TypeChecker checker, TypeFaults words) {
    this.checker = checker;
    this.words = words;
  }

  Optional<Type> type(Expression expression, Locals<Optional<Type>> locals) {
    if (expression instanceof Binary binary) {
      return binary(binary, locals);
    }
    if (expression instanceof Unary unary) {
      return negation(unary, locals);
    }
    if (expression instanceof Conversion conversion) {
      return conversion(conversion, locals);
    }
    if (expression instanceof Comparison comparison) {
      return comparison(comparison, locals);
    }
    // Logical and Not: every part is a condition.
    expression.children().forEach(part -> checker.condition(part, locals));
    return Optional.of(new BooleanType());
  }

  private Optional<Type> binary(Binary binary, Locals<Optional<Type>> locals) {
    Optional<Type> left = checker.type(binary.left(), locals);
    Optional<Type> right = checker.type(binary.right(), locals);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    if (left.get() instanceof MomentType || right.get() instanceof MomentType) {
      return moments(binary, left.get(), right.get());
    }
    Optional<Shape> l = shape(binary.left(), left.get());
    Optional<Shape> r = shape(binary.right(), right.get());
    if (l.isEmpty() || r.isEmpty()) {
      return Optional.empty();
    }
    Outcome outcome = outcome(binary, l.get(), r.get());
    if (outcome instanceof Fits fits) {
      return Optional.of(new Shape(fits.type(), l.get().list() || r.get().list()).type());
    }
    say(binary, ((Clash) outcome).code(), l.get().number(), r.get().number());
    return Optional.empty();
  }

  private void say(Binary binary, DiagnosticCode code, QuantityType left, QuantityType right) {
    Optional<String> help =
        switch (binary.operator()) {
          case POWER ->
              Optional.of(
                  left.hasDimension() && !right.hasDimension()
                      ? "raise a quantity to a small whole number typed in the formula"
                      : "an exponent is a plain number");
          case SHIFT_LEFT, SHIFT_RIGHT ->
              Optional.of("shift a plain number, bytes or counted things by a plain number");
          case AND, OR -> Optional.of("bits are those of plain numbers: divide by a unit first");
          default -> Optional.empty();
        };
    if (help.isPresent() && code == DiagnosticCode.UNIT_MISMATCH) {
      words.clash(code, binary.left(), left, binary.right(), right, help.get());
    } else {
      words.clash(code, binary.left(), left, binary.right(), right);
    }
  }

  private Optional<Shape> shape(Expression place, Type type) {
    Optional<Shape> shape = Shape.of(type);
    if (shape.isEmpty()) {
      words.wrongType(place, type, "number");
    }
    return shape;
  }

  private static Outcome outcome(Binary binary, Shape left, Shape right) {
    QuantityType l = left.number();
    QuantityType r = right.number();
    return switch (binary.operator()) {
      case PLUS -> TypeRules.sum(l, r, BinaryOperator.PLUS);
      case MINUS ->
          leavesShare(binary) && NumberKinds.isRatioOrPercent(r.kind())
              ? new Fits(l)
              : TypeRules.sum(l, r, BinaryOperator.MINUS);
      case TIMES -> TypeRules.product(l, r);
      case DIVIDED_BY -> TypeRules.quotient(l, r);
      case POWER -> power(l, right, binary.right());
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(l, right);
      case AND, OR -> isCount(l) && isCount(r) ? new Fits(QuantityType.PLAIN) : mismatch();
    };
  }

  /** Returns whether something is taken from the whole, {@code 100 % - x}: a share is left. */
  static boolean leavesShare(Binary binary) {
    return binary.operator() == BinaryOperator.MINUS
        && binary.left() instanceof NumberLiteral whole
        && whole.unit().isPercent()
        && whole.quantity().base().equals(Rational.ONE);
  }

  private static Outcome power(QuantityType base, Shape exponent, Expression typed) {
    if (base.is(NumberKind.AFFINE)) {
      return new Clash(DiagnosticCode.AFFINE_ARITHMETIC);
    }
    if (exponent.list() || !isCount(exponent.number())) {
      return mismatch();
    }
    if (!base.hasDimension()) {
      boolean plain = base.is(NumberKind.PLAIN);
      return new Fits(plain ? base : new QuantityType(Dimension.NONE, NumberKind.RATIO));
    }
    return Exponents.literal(typed)
        .<Outcome>map(power -> new Fits(new QuantityType(base.dimension().pow(power))))
        .orElseGet(OperatorTypes::mismatch);
  }

  private static Outcome shift(QuantityType left, Shape right) {
    boolean shifts = isCount(left) || isWholeThings(left.dimension());
    return shifts && !right.list() && isCount(right.number()) ? new Fits(left) : mismatch();
  }

  /**
   * Returns whether quantities of a dimension come in whole pieces: bits, bytes, counted things.
   */
  static boolean isWholeThings(Dimension dimension) {
    if (dimension.exponents().size() != 1) {
      return false;
    }
    Map.Entry<String, Integer> base = dimension.exponents().entrySet().iterator().next();
    boolean countable = base.getKey().equals("bit") || base.getKey().startsWith("count:");
    return countable && base.getValue() == 1;
  }

  private static boolean isCount(QuantityType type) {
    return !type.hasDimension() && (type.is(NumberKind.PLAIN) || type.is(NumberKind.RATIO));
  }

  private static Outcome mismatch() {
    return new Clash(DiagnosticCode.UNIT_MISMATCH);
  }

  /** Two moments differ by a duration; a moment and a duration make a moment. */
  private Optional<Type> moments(Binary binary, Type left, Type right) {
    Dimension time = Dimension.of("time");
    boolean minus = binary.operator() == BinaryOperator.MINUS;
    if (minus && left instanceof MomentType && left.equals(right)) {
      return Optional.of(new QuantityType(time));
    }
    boolean duration =
        right instanceof QuantityType number
            && number.dimension().equals(time)
            && left instanceof MomentType;
    if (duration && (minus || binary.operator() == BinaryOperator.PLUS)) {
      return Optional.of(left);
    }
    words.moments(binary, left, right);
    return Optional.empty();
  }

  private Optional<Type> negation(Unary unary, Locals<Optional<Type>> locals) {
    Optional<Shape> shape = checker.shape(unary.operand(), locals);
    boolean affine = shape.isPresent() && shape.get().number().is(NumberKind.AFFINE);
    if (affine && !(unary.operand() instanceof NumberLiteral)) {
      words.unfit(
          DiagnosticCode.AFFINE_ARITHMETIC,
          unary,
          "`-` turns around a temperature whose zero is arbitrary",
          "give temperatures in kelvin to calculate with them");
    }
    return shape.map(Shape::type);
  }

  private Optional<Type> conversion(Conversion conversion, Locals<Optional<Type>> locals) {
    Optional<Shape> shape = checker.shape(conversion.operand(), locals);
    if (shape.isEmpty()) {
      return Optional.empty();
    }
    Unit unit = conversion.unit();
    Outcome outcome = TypeRules.conversion(shape.get().number(), QuantityType.of(unit));
    if (outcome instanceof Fits fits) {
      return Optional.of(shape.get().with(fits.type()).type());
    }
    words.conversion(((Clash) outcome).code(), conversion, shape.get().number());
    return Optional.empty();
  }

  private Optional<Type> comparison(Comparison comparison, Locals<Optional<Type>> locals) {
    Optional<Type> left = checker.type(comparison.operands().get(0), locals);
    for (int i = 1; i < comparison.operands().size(); i++) {
      Optional<Type> right = checker.type(comparison.operands().get(i), locals);
      if (left.isPresent() && right.isPresent()) {
        compare(
            comparison.operands().get(i - 1),
            left.get(),
            comparison.operands().get(i),
            right.get());
      }
      left = right;
    }
    return Optional.of(new BooleanType());
  }

  private void compare(Expression left, Type l, Expression right, Type r) {
    if (l instanceof MomentType || r instanceof MomentType) {
      if (!l.equals(r)) {
        words.wrongType(right, r, l.description());
      }
      return;
    }
    Optional<Shape> leftShape = shape(left, l);
    Optional<Shape> rightShape = shape(right, r);
    if (leftShape.isEmpty() || rightShape.isEmpty()) {
      return;
    }
    QuantityType leftType = leftShape.get().number();
    QuantityType rightType = rightShape.get().number();
    boolean zero = isZero(left) || isZero(right);
    if (zero && !TypeRules.isAffine(leftType, rightType)) {
      return;
    }
    if (TypeRules.join(leftType, rightType) instanceof Clash clash) {
      words.clash(clash.code(), left, leftType, right, rightType);
    }
  }

  /** Zero is the same in every unit, so {@code step > 0} needs none; degrees are the exception. */
  static boolean isZero(Expression expression) {
    return expression instanceof NumberLiteral literal
        && literal.unit().equals(Unit.ONE)
        && literal.number().value().signum() == 0;
  }
}
