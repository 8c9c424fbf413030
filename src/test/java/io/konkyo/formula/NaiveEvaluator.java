package io.konkyo.formula;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A second reading of the language, in coherent base units throughout; empty where it divides by 0.
 */
final class NaiveEvaluator {
  private NaiveEvaluator() {}

  static Optional<NaiveNumber> number(Expression e, Map<String, NaiveNumber> locals) {
    if (e instanceof NumberLiteral literal) {
      return Optional.of(scaled(literal));
    }
    if (e instanceof Reference reference) {
      return Optional.of(locals.get(reference.id()));
    }
    if (e instanceof Unary unary) {
      return number(unary.operand(), locals).map(NaiveNumber::negated);
    }
    if (e instanceof Conversion conversion) {
      return number(conversion.operand(), locals);
    }
    if (e instanceof Binary binary) {
      Optional<NaiveNumber> left = number(binary.left(), locals);
      Optional<NaiveNumber> right = number(binary.right(), locals);
      return left.isEmpty() || right.isEmpty()
          ? Optional.empty()
          : binary(binary, left.get(), right.get());
    }
    if (e instanceof Let let) {
      return number(let.value(), locals)
          .flatMap(value -> number(let.body(), with(locals, let.name(), value)));
    }
    if (e instanceof Conditional choice) {
      return condition(choice.condition(), locals)
          .flatMap(yes -> number(yes ? choice.whenTrue() : choice.whenFalse(), locals));
    }
    return e instanceof Steps steps ? steps(steps, locals) : call((Call) e, locals);
  }

  private static NaiveNumber scaled(NumberLiteral literal) {
    return of(literal.number().value()).times(of(literal.unit().scale()));
  }

  static NaiveNumber of(io.konkyo.quantity.Rational value) {
    return NaiveNumber.of(value.numerator(), value.denominator());
  }

  private static Map<String, NaiveNumber> with(
      Map<String, NaiveNumber> locals, String name, NaiveNumber value) {
    Map<String, NaiveNumber> more = new HashMap<>(locals);
    more.put(name, value);
    return more;
  }

  private static Optional<NaiveNumber> binary(Binary binary, NaiveNumber a, NaiveNumber b) {
    return switch (binary.operator()) {
      case PLUS -> Optional.of(a.plus(b));
      case MINUS -> Optional.of(a.plus(b.negated()));
      case TIMES -> Optional.of(a.times(b));
      case DIVIDED_BY -> b.isZero() ? Optional.empty() : Optional.of(a.times(b.inverse()));
      case POWER -> Optional.of(power(a, b.above().intValueExact()));
      case SHIFT_LEFT, SHIFT_RIGHT, AND, OR -> Optional.of(bits(binary, a, b));
    };
  }

  private static NaiveNumber power(NaiveNumber base, int exponent) {
    NaiveNumber power = NaiveNumber.of(1);
    for (int i = 0; i < exponent; i++) {
      power = power.times(base);
    }
    return power;
  }

  private static NaiveNumber bits(Binary binary, NaiveNumber left, NaiveNumber right) {
    BigInteger a = left.above().divide(left.below());
    BigInteger b = right.above().divide(right.below());
    return switch (binary.operator()) {
      case SHIFT_LEFT -> left.times(power(NaiveNumber.of(2), b.intValueExact()));
      case SHIFT_RIGHT -> left.times(power(NaiveNumber.of(2), b.intValueExact()).inverse()).floor();
      case AND -> NaiveNumber.of(a.and(b), BigInteger.ONE);
      default -> NaiveNumber.of(a.or(b), BigInteger.ONE);
    };
  }

  private static Optional<Boolean> condition(Expression e, Map<String, NaiveNumber> locals) {
    if (e instanceof Not not) {
      return condition(not.operand(), locals).map(yes -> !yes);
    }
    if (e instanceof Logical logical) {
      boolean or = logical.operator() == LogicalOperator.OR;
      return condition(logical.left(), locals)
          .flatMap(left -> left == or ? Optional.of(left) : condition(logical.right(), locals));
    }
    Comparison comparison = (Comparison) e;
    boolean holds = true;
    Optional<NaiveNumber> left = number(comparison.operands().get(0), locals);
    for (int i = 0; i < comparison.operators().size(); i++) {
      Optional<NaiveNumber> right = number(comparison.operands().get(i + 1), locals);
      if (left.isEmpty() || right.isEmpty()) {
        return Optional.empty();
      }
      int sign = left.get().compare(right.get());
      holds &=
          switch (comparison.operators().get(i).symbol()) {
            case "<" -> sign < 0;
            case "<=" -> sign < 1;
            case ">" -> sign > 0;
            case ">=" -> sign > -1;
            case "==" -> sign == 0;
            default -> sign != 0;
          };
      left = right;
    }
    return Optional.of(holds);
  }

  private static Optional<NaiveNumber> steps(Steps steps, Map<String, NaiveNumber> locals) {
    Optional<NaiveNumber> current = number(steps.start(), locals);
    for (int turn = 0; current.isPresent(); turn++) {
      Map<String, NaiveNumber> inside = with(locals, steps.variable(), current.get());
      inside.put(Steps.TURN, NaiveNumber.of(turn));
      Optional<Boolean> goOn = condition(steps.condition(), inside);
      if (goOn.isEmpty()) {
        return Optional.empty();
      }
      if (!goOn.get()) {
        break;
      }
      current = number(steps.next(), inside);
    }
    return current;
  }

  private static Optional<NaiveNumber> call(Call call, Map<String, NaiveNumber> locals) {
    List<Optional<NaiveNumber>> arguments =
        call.arguments().stream().map(argument -> number(argument, locals)).toList();
    if (arguments.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    List<NaiveNumber> numbers = arguments.stream().map(Optional::get).toList();
    NaiveNumber first = numbers.get(0);
    NaiveNumber sum = numbers.stream().reduce(NaiveNumber.of(0), NaiveNumber::plus);
    List<NaiveNumber> sorted = numbers.stream().sorted(NaiveNumber::compare).toList();
    NaiveNumber least = sorted.get(0);
    NaiveNumber most = sorted.get(sorted.size() - 1);
    return switch (call.name()) {
      case "min" -> Optional.of(least);
      case "max" -> Optional.of(most);
      case "spread" -> Optional.of(most.plus(least.negated()));
      case "sum" -> Optional.of(sum);
      case "mean" -> Optional.of(sum.times(NaiveNumber.of(numbers.size()).inverse()));
      case "median" -> Optional.of(median(sorted));
      case "abs" -> Optional.of(first.compare(NaiveNumber.of(0)) < 0 ? first.negated() : first);
      case "floor" -> Optional.of(first.floor());
      case "ceil" -> Optional.of(first.negated().floor().negated());
      case "mod" -> mod(first, numbers.get(1));
      default -> throw new IllegalArgumentException(call.name());
    };
  }

  private static NaiveNumber median(List<NaiveNumber> sorted) {
    NaiveNumber low = sorted.get((sorted.size() - 1) / 2);
    NaiveNumber high = sorted.get(sorted.size() / 2);
    return low.plus(high).times(NaiveNumber.of(2).inverse());
  }

  private static Optional<NaiveNumber> mod(NaiveNumber a, NaiveNumber b) {
    return b.isZero()
        ? Optional.empty()
        : Optional.of(a.plus(a.times(b.inverse()).floor().times(b).negated()));
  }
}
