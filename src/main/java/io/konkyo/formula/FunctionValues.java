package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.Unit;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Computes one call of a function of the language. */
final class FunctionValues {
  private final Calculation calculation;
  private final Arithmetic arithmetic;
  private final Comparisons comparisons;
  private final Call call;
  private final Locals<Value> locals;

  FunctionValues(
      Calculation calculation,
      Arithmetic arithmetic,
      Comparisons comparisons,
      Call call,
      Locals<Value> locals) {
    this.calculation = calculation;
    this.arithmetic = arithmetic;
    this.comparisons = comparisons;
    this.call = call;
    this.locals = locals;
  }

  Value value(Builtin builtin) {
    if (!builtin.takes(call.arguments().size())) {
      throw Uncomputable.domain(
          call,
          "`" + call.name() + "` takes " + builtin.arity(),
          "write it like `" + builtin.usage() + "`");
    }
    return switch (builtin) {
      case COUNT -> plain(Rational.of(count()));
      case MIN, MAX, SUM, MEAN, MEDIAN, SPREAD ->
          number(new ListFunctions(call, arithmetic).of(builtin, numbers()));
      case ABS -> each(number -> number.value().signum() < 0 ? number.negated() : number);
      case ROUND -> rounded(Rounding.HALF_UP, decimals());
      case FLOOR -> rounded(Rounding.FLOOR, 0);
      case CEIL -> rounded(Rounding.CEILING, 0);
      case LOG2 -> plain(Roots.log2(argument(0), plainNumber(0)));
      case SQRT -> plain(Roots.sqrt(argument(0), plainNumber(0)));
      case MOD -> number(mod(scalar(0), scalar(1)));
      case BITS -> plain(Rational.of(bits()));
      case ONES -> ones(BitOperations.whole(argument(0), scalar(0)));
      case NTH -> number(nth());
    };
  }

  private Expression argument(int index) {
    return call.arguments().get(index);
  }

  private Quantity scalar(int index) {
    return calculation.number(argument(index), locals);
  }

  private Rational plainNumber(int index) {
    Quantity number = scalar(index);
    Arithmetic.requireLike(argument(index), number, Quantity.of(Rational.ONE));
    return number.base();
  }

  private Value number(Quantity quantity) {
    return new QuantityValue(arithmetic.checked(call, quantity));
  }

  private Value plain(Rational value) {
    return number(Quantity.of(value));
  }

  private Value each(UnaryOperator<Quantity> function) {
    return arithmetic.each(argument(0), calculation.value(argument(0), locals), function);
  }

  private int count() {
    int count = 0;
    for (Expression argument : call.arguments()) {
      count += count(argument);
    }
    return count;
  }

  private int count(Expression argument) {
    if (argument instanceof Comparison comparison) {
      return comparisons.count(comparison, locals);
    }
    Value value = calculation.value(argument, locals);
    if (value instanceof ListValue list) {
      return list.members().size();
    }
    if (value instanceof StepsValue steps) {
      return steps.turns().size();
    }
    return value instanceof BooleanValue condition && !condition.value() ? 0 : 1;
  }

  /** Returns the numbers of all arguments: members of lists, turns of loops, single numbers. */
  private List<Quantity> numbers() {
    List<Quantity> numbers = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      Value value = calculation.value(argument, locals);
      if (value instanceof ListValue list) {
        numbers.addAll(list.members());
      } else if (value instanceof StepsValue steps) {
        numbers.addAll(steps.turns());
      } else {
        numbers.add(
            value.asQuantity().orElseThrow(() -> Calculation.wrongType(argument, value, "number")));
      }
    }
    return Calculation.list(call, numbers).members();
  }

  private int decimals() {
    if (call.arguments().size() == 1) {
      return 0;
    }
    Rational decimals = plainNumber(1);
    boolean allowed =
        decimals.isInteger()
            && decimals.signum() >= 0
            && decimals.compareTo(Rational.of(FormulaLimits.DECIMALS)) <= 0;
    if (!allowed) {
      throw Uncomputable.domain(
          argument(1),
          "decimals outside 0 to " + FormulaLimits.DECIMALS,
          "write how many digits stay after the point, such as `round(x, 2)`");
    }
    return decimals.numerator().intValue();
  }

  private Value rounded(Rounding rounding, int decimals) {
    boolean inUnit = FunctionTypes.namesUnit(argument(0));
    return each(
        number -> {
          boolean share = !inUnit && UnitAlgebra.isShare(number.unit());
          Unit unit = share ? Unit.ONE : number.unit();
          return new Quantity(rounding.round(number.in(unit).value(), decimals), unit);
        });
  }

  private Quantity mod(Quantity left, Quantity right) {
    Arithmetic.requireLike(call, left, right);
    if (right.value().signum() == 0) {
      throw Uncomputable.at(
          argument(1),
          DiagnosticCode.DIVISION_BY_ZERO,
          "the divisor of `mod` is zero",
          "choose another value where it is zero");
    }
    Rational divisor = right.in(left.unit()).value();
    Rational times = Rational.of(left.value().dividedBy(divisor).floor());
    return new Quantity(left.value().minus(divisor.times(times)), left.unit());
  }

  private BigInteger bits() {
    BigInteger number = BitOperations.whole(argument(0), scalar(0));
    int high = BitOperations.distance(argument(1), scalar(1));
    int low = BitOperations.distance(argument(2), scalar(2));
    if (high < low) {
      throw Uncomputable.domain(
          call,
          "the high bit " + high + " is below the low bit " + low,
          "write the high bit first");
    }
    BigInteger field = BigInteger.ONE.shiftLeft(high - low + 1).subtract(BigInteger.ONE);
    return number.shiftRight(low).and(field);
  }

  private Value ones(BigInteger mask) {
    List<Quantity> positions = new ArrayList<>();
    for (int i = 0; i < mask.bitLength(); i++) {
      if (mask.testBit(i)) {
        positions.add(Quantity.of(Rational.of(i)));
      }
    }
    return Calculation.list(call, positions);
  }

  private Quantity nth() {
    Value value = calculation.value(argument(0), locals);
    List<Quantity> members =
        value instanceof StepsValue steps
            ? steps.turns()
            : value instanceof ListValue list ? list.members() : List.of();
    Rational place = plainNumber(1);
    boolean inside =
        place.isInteger()
            && place.signum() > 0
            && place.compareTo(Rational.of(members.size())) <= 0;
    if (!inside) {
      throw Uncomputable.domain(
          argument(1),
          "place " + place + " of a list of " + members.size(),
          "places are whole numbers from 1");
    }
    return members.get(place.numerator().intValue() - 1);
  }
}
