package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Computes operators on numbers, member by member where one side is a list. */
final class Arithmetic {
  private static final Dimension TIME = Dimension.of("time");

  private final Work work;

  Arithmetic(Work work) {
    this.work = work;
  }

  Value binary(Binary binary, Value left, Value right) {
    if (left instanceof QuantityValue l && right instanceof QuantityValue r) {
      return new QuantityValue(binary(binary, l.quantity(), r.quantity()));
    }
    if (left instanceof MomentValue moment) {
      return moments(binary, moment, right);
    }
    if (left instanceof ListValue || right instanceof ListValue) {
      return lists(binary, left, right);
    }
    return new QuantityValue(
        binary(binary, number(binary.left(), left), number(binary.right(), right)));
  }

  private Quantity binary(Binary binary, Quantity left, Quantity right) {
    Quantity result =
        switch (binary.operator()) {
          case PLUS -> plus(binary, left, right);
          case MINUS -> minus(binary, left, right);
          case TIMES -> UnitAlgebra.times(left, right);
          case DIVIDED_BY -> dividedBy(binary, left, right);
          case POWER -> Powers.of(binary, left, right);
          case SHIFT_LEFT, SHIFT_RIGHT, AND, OR -> BitOperations.of(binary, left, right);
        };
    return checked(binary, result);
  }

  /** Refuses numbers that have grown beyond the limit; larger ones cost more work. */
  Quantity checked(Expression place, Quantity result) {
    int bits = result.value().bitLength();
    int weight = bits >> 8;
    if (bits > FormulaLimits.BITS || weight > 0 && !work.spend(weight * weight)) {
      throw Uncomputable.tooLarge(
          place, "the number grows beyond about 2,400 digits", "round it, or calculate otherwise");
    }
    return result;
  }

  private static Quantity plus(Binary binary, Quantity left, Quantity right) {
    requireLike(binary, left, right);
    boolean point = left.unit().isPercentagePoint() && UnitAlgebra.isShare(right.unit());
    return point ? right.plus(left) : left.plus(right);
  }

  private static Quantity minus(Binary binary, Quantity left, Quantity right) {
    requireLike(binary, left, right);
    Quantity difference = left.minus(right);
    boolean ofShares =
        UnitAlgebra.isShare(left.unit())
            && !right.unit().isPercentagePoint()
            && !OperatorTypes.leavesShare(binary);
    return ofShares ? difference.in(Unit.PERCENTAGE_POINT) : difference;
  }

  static void requireLike(Expression place, Quantity left, Quantity right) {
    if (!left.sameDimension(right)) {
      throw Uncomputable.at(
          place,
          DiagnosticCode.UNIT_MISMATCH,
          QuantityType.of(left.unit()).description()
              + " meets "
              + QuantityType.of(right.unit()).description(),
          "multiply or divide one side so that both are alike");
    }
  }

  private static Quantity dividedBy(Binary binary, Quantity left, Quantity right) {
    if (right.value().signum() == 0) {
      throw Uncomputable.at(
          binary.right(),
          DiagnosticCode.DIVISION_BY_ZERO,
          "the divisor is zero",
          "choose another value where it is zero: `if(x == 0, …, y / x)`");
    }
    return UnitAlgebra.dividedBy(left, right);
  }

  private Value lists(Binary binary, Value left, Value right) {
    int size = size(left, right, binary);
    List<Quantity> members = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      Quantity l = member(binary.left(), left, i);
      Quantity r = member(binary.right(), right, i);
      members.add(binary(binary, l, r));
    }
    return new ListValue(members);
  }

  private static int size(Value left, Value right, Expression place) {
    if (!(left instanceof ListValue l)) {
      return ((ListValue) right).members().size();
    }
    if (right instanceof ListValue r && r.members().size() != l.members().size()) {
      throw unlikeLists(place, l.members().size(), r.members().size());
    }
    return l.members().size();
  }

  static Uncomputable unlikeLists(Expression place, int left, int right) {
    return Uncomputable.domain(
        place,
        "lists of " + left + " and of " + right + " numbers meet",
        "join families over the same axis");
  }

  /** Returns the member of a list, or the number itself, which joins with every member. */
  static Quantity member(Expression place, Value value, int index) {
    return value instanceof ListValue list ? list.members().get(index) : number(place, value);
  }

  private static Quantity number(Expression place, Value value) {
    return value.asQuantity().orElseThrow(() -> Calculation.wrongType(place, value, "number"));
  }

  /** Applies a function to a number, or to each number of a list. */
  Value each(Expression place, Value value, UnaryOperator<Quantity> function) {
    if (!(value instanceof ListValue list)) {
      return new QuantityValue(checked(place, function.apply(number(place, value))));
    }
    List<Quantity> members = new ArrayList<>(list.members().size());
    for (Quantity member : list.members()) {
      members.add(checked(place, function.apply(member)));
    }
    return new ListValue(members);
  }

  Value convert(Conversion conversion, Value value) {
    return in(conversion, value, conversion.unit());
  }

  Value in(Expression place, Value value, Unit unit) {
    return each(
        place,
        value,
        number -> {
          requireLike(place, number, new Quantity(Rational.ONE, unit));
          return number.in(unit);
        });
  }

  private static Value moments(Binary binary, MomentValue left, Value right) {
    boolean minus = binary.operator() == BinaryOperator.MINUS;
    if (minus && right instanceof MomentValue other && other.kind() == left.kind()) {
      Rational seconds = left.seconds().minus(other.seconds());
      return new QuantityValue(new Quantity(seconds, time("s")).in(time(left.kind().unit())));
    }
    Quantity duration = number(binary.right(), right);
    if (!duration.unit().dimension().equals(TIME)) {
      throw Calculation.wrongType(binary.right(), right, "duration");
    }
    Rational seconds = minus ? duration.base().negated() : duration.base();
    return new MomentValue(left.seconds().plus(seconds), left.kind());
  }

  private static Unit time(String symbol) {
    return ((UnitLookup.Found) UnitRegistry.builtIn().parse(symbol)).unit();
  }
}
