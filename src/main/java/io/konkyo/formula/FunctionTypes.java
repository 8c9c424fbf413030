package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Dimension;
import java.util.List;
import java.util.Optional;

/** Types calls of the functions of the language. */
final class FunctionTypes {
  private final TypeChecker checker;
  private final TypeFaults words;
  private final ModelTypes models;

  FunctionTypes(TypeChecker checker, TypeFaults words, ModelTypes models) {
    this.checker = checker;
    this.words = words;
    this.models = models;
  }

  Optional<Type> call(Call call, Locals<Optional<Type>> locals) {
    Optional<Builtin> builtin = Builtin.of(call.name());
    if (builtin.isEmpty()) {
      return models.call(call, locals);
    }
    if (!builtin.get().takes(call.arguments().size())) {
      checker.types(call.arguments(), locals);
      words.arity(call, builtin.get().arity(), "write it like `" + builtin.get().usage() + "`");
      return Optional.empty();
    }
    return function(builtin.get(), call, locals);
  }

  private Optional<Type> function(Builtin builtin, Call call, Locals<Optional<Type>> locals) {
    List<Expression> arguments = call.arguments();
    return switch (builtin) {
      case MIN, MAX -> of(alike(call, locals));
      case SUM, MEAN, MEDIAN -> of(calculated(call, locals));
      case SPREAD -> of(calculated(call, locals).map(FunctionTypes::difference));
      case COUNT -> count(arguments, locals);
      case ABS -> abs(call, locals);
      case ROUND, FLOOR, CEIL -> rounded(call, locals);
      case LOG2, SQRT -> of(root(builtin, call, locals));
      case MOD -> of(calculated(call, locals));
      case BITS -> of(allCounts(call, arguments, locals));
      case ONES -> allCounts(call, arguments, locals).map(ListType::new);
      case NTH -> nth(call, locals);
    };
  }

  private static Optional<Type> of(Optional<QuantityType> type) {
    return type.map(number -> number);
  }

  /** Arguments that can be compared: numbers, lists and loops of one dimension. */
  private Optional<QuantityType> alike(Call call, Locals<Optional<Type>> locals) {
    Optional<QuantityType> joined = Optional.empty();
    Expression first = null;
    boolean known = true;
    for (Expression argument : call.arguments()) {
      Optional<Shape> shape = checker.shape(argument, locals);
      known &= shape.isPresent();
      if (shape.isEmpty()) {
        continue;
      }
      QuantityType type = shape.get().number();
      joined =
          joined.isEmpty()
              ? Optional.of(type)
              : checker.join(
                  "the arguments of `" + call.name() + "`", first, joined.get(), argument, type);
      if (joined.isEmpty()) {
        return joined;
      }
      first = first == null ? argument : first;
    }
    return known ? joined : Optional.empty();
  }

  private Optional<QuantityType> calculated(Call call, Locals<Optional<Type>> locals) {
    Optional<QuantityType> type = alike(call, locals);
    if (type.isPresent() && type.get().is(NumberKind.AFFINE)) {
      affine(call);
      return Optional.empty();
    }
    return type;
  }

  private void affine(Call call) {
    words.unfit(
        DiagnosticCode.AFFINE_ARITHMETIC,
        call,
        "`" + call.name() + "` calculates with temperatures whose zero is arbitrary",
        "give temperatures in kelvin to calculate with them");
  }

  private static QuantityType difference(QuantityType type) {
    return type.is(NumberKind.PERCENT) ? new QuantityType(Dimension.NONE, NumberKind.POINT) : type;
  }

  private Optional<Type> count(List<Expression> arguments, Locals<Optional<Type>> locals) {
    checker.types(arguments, locals);
    return Optional.of(QuantityType.PLAIN);
  }

  private Optional<Type> abs(Call call, Locals<Optional<Type>> locals) {
    Optional<Shape> shape = checker.shape(call.arguments().get(0), locals);
    if (shape.isPresent() && shape.get().number().is(NumberKind.AFFINE)) {
      affine(call);
      return Optional.empty();
    }
    return shape.map(Shape::type);
  }

  private Optional<Type> rounded(Call call, Locals<Optional<Type>> locals) {
    Expression rounded = call.arguments().get(0);
    Optional<Shape> shape = checker.shape(rounded, locals);
    if (call.arguments().size() > 1) {
      allCounts(call, call.arguments().subList(1, 2), locals);
    }
    if (shape.isPresent() && !namesUnit(rounded) && !isWhole(shape.get().number())) {
      words.unfit(
          DiagnosticCode.WRONG_ARGUMENTS,
          rounded,
          "`" + call.name() + "` of " + shape.get().number().description() + " names no unit",
          "say in which unit: `" + call.name() + "(… -> ms)`");
      return Optional.empty();
    }
    return shape.map(Shape::type);
  }

  /** Returns whether the expression shows the unit its number is in. */
  static boolean namesUnit(Expression expression) {
    return expression instanceof Conversion
        || expression instanceof NumberLiteral
        || expression instanceof Unary unary && namesUnit(unary.operand());
  }

  /** Returns whether numbers of the type have one unit only, so that rounding needs no other. */
  private static boolean isWhole(QuantityType type) {
    boolean counted =
        OperatorTypes.isWholeThings(type.dimension())
            && !type.dimension().equals(Dimension.of("bit"));
    boolean plain = type.is(NumberKind.PLAIN) || type.is(NumberKind.RATIO);
    return counted || plain && !type.hasDimension();
  }

  private Optional<QuantityType> root(Builtin builtin, Call call, Locals<Optional<Type>> locals) {
    Optional<QuantityType> type = checker.scalar(call.arguments().get(0), locals);
    if (type.isPresent() && (type.get().hasDimension() || type.get().is(NumberKind.POINT))) {
      words.unfit(
          DiagnosticCode.UNIT_MISMATCH,
          call.arguments().get(0),
          "`" + call.name() + "` of " + type.get().description(),
          "divide by a unit first, as in `" + call.name() + "(x / 1 B)`");
      return Optional.empty();
    }
    boolean ratio = builtin == Builtin.SQRT && !type.equals(Optional.of(QuantityType.PLAIN));
    return type.map(
        number -> ratio ? new QuantityType(Dimension.NONE, NumberKind.RATIO) : QuantityType.PLAIN);
  }

  /** Types arguments that are plain numbers; says which is not. */
  private Optional<QuantityType> allCounts(
      Call call, List<Expression> arguments, Locals<Optional<Type>> locals) {
    boolean known = true;
    for (Expression argument : arguments) {
      Optional<QuantityType> type = checker.scalar(argument, locals);
      known &= type.isPresent();
      boolean count =
          type.isEmpty() || NumberKinds.join(type.get().kind(), NumberKind.PLAIN).isPresent();
      if (!count || type.isPresent() && type.get().hasDimension()) {
        words.unfit(
            DiagnosticCode.UNIT_MISMATCH,
            argument,
            "`" + call.name() + "` takes a plain number here, not " + type.get().description(),
            "write it without a unit, or divide by a unit first");
        known = false;
      }
    }
    return known ? Optional.of(QuantityType.PLAIN) : Optional.empty();
  }

  private Optional<Type> nth(Call call, Locals<Optional<Type>> locals) {
    Expression list = call.arguments().get(0);
    Optional<Type> type = checker.type(list, locals);
    allCounts(call, call.arguments().subList(1, 2), locals);
    if (type.isPresent() && type.get() instanceof StepsType steps) {
      return Optional.of(steps.turn());
    }
    if (type.isPresent() && type.get() instanceof ListType members) {
      return Optional.of(members.member());
    }
    type.ifPresent(other -> words.wrongType(list, other, "list"));
    return Optional.empty();
  }
}
