package io.konkyo.verdict.range;

import io.konkyo.formula.Binary;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.ComparisonOperator;
import io.konkyo.formula.Expression;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Encloses what operators give, member by member where one side is a list. */
final class Operators {
  private final Encloser encloser;

  Operators(Encloser encloser) {
    this.encloser = encloser;
  }

  Enclosure binary(Binary binary, Frame frame) {
    Enclosure left = encloser.of(binary.left(), frame);
    Enclosure right = encloser.of(binary.right(), frame);
    return switch (binary.operator()) {
      case PLUS, MINUS, TIMES, DIVIDED_BY -> arithmetic(binary, left, right, frame);
      case POWER -> power(binary, left, right, frame);
      case SHIFT_LEFT, SHIFT_RIGHT, AND, OR -> exact(binary, left, right, frame);
    };
  }

  private Enclosure arithmetic(Binary binary, Enclosure left, Enclosure right, Frame frame) {
    if (left instanceof Bounds l && right instanceof Bounds r) {
      return number(binary, l, r);
    }
    if (left instanceof Moment || right instanceof Moment) {
      return exact(binary, left, right, frame);
    }
    if (!(left instanceof Members) && !(right instanceof Members)) {
      return number(binary, left.number(), right.number());
    }
    int size = size(left, right);
    List<Bounds> numbers = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      numbers.add(number(binary, member(left, i), member(right, i)));
    }
    return new Members(numbers);
  }

  private Bounds number(Binary binary, Bounds left, Bounds right) {
    return switch (binary.operator()) {
      case PLUS -> sum(left, right);
      case MINUS -> sum(left, right.negated());
      case TIMES -> left.times(right);
      default -> left.dividedBy(right);
    };
  }

  Bounds sum(Bounds left, Bounds right) {
    boolean apart =
        left.low().signum() < 0 && right.high().signum() > 0
            || left.high().signum() > 0 && right.low().signum() < 0;
    if (apart && !(left.isExact() && right.isExact())) {
      encloser.noteSubtraction();
    }
    return left.plus(right);
  }

  private Enclosure power(Binary binary, Enclosure left, Enclosure right, Frame frame) {
    if (left.isExact() && right.isExact()) {
      return encloser.exactly(binary, frame);
    }
    int exponent = Encloser.whole(right.number()).orElseThrow(Unbounded::new);
    return each(left, base -> base.pow(exponent));
  }

  private Enclosure exact(Expression whole, Enclosure left, Enclosure right, Frame frame) {
    if (left.isExact() && right.isExact()) {
      return encloser.exactly(whole, frame);
    }
    throw new Unbounded();
  }

  Enclosure each(Enclosure operand, UnaryOperator<Bounds> function) {
    return operand instanceof Members list
        ? new Members(list.numbers().stream().map(function).toList())
        : function.apply(operand.number());
  }

  /** Returns a loop as its number and everything else as it is. */
  Enclosure asNumbers(Enclosure operand) {
    return operand instanceof Members ? operand : operand.number();
  }

  private static int size(Enclosure left, Enclosure right) {
    if (!(left instanceof Members l)) {
      return ((Members) right).numbers().size();
    }
    if (right instanceof Members r && r.numbers().size() != l.numbers().size()) {
      throw new Unbounded();
    }
    return l.numbers().size();
  }

  private static Bounds member(Enclosure enclosure, int index) {
    return enclosure instanceof Members list ? list.numbers().get(index) : enclosure.number();
  }

  /** Returns whether a chain holds; where lists take part, for every member. */
  Truth holds(Comparison comparison, Frame frame) {
    Truth all = Truth.YES;
    for (Truth member : members(comparison, frame)) {
      all = all.and(member);
    }
    return all;
  }

  /** Returns whether a chain holds for each member of the lists that take part. */
  List<Truth> members(Comparison comparison, Frame frame) {
    List<Enclosure> operands = new ArrayList<>(comparison.operands().size());
    Enclosure longest = Bounds.point(Rational.ZERO);
    for (Expression operand : comparison.operands()) {
      Enclosure enclosure = encloser.of(operand, frame);
      longest = enclosure instanceof Members ? enclosure : longest;
      operands.add(enclosure);
    }
    if (operands.stream().anyMatch(Moment.class::isInstance)) {
      return List.of((Truth) encloser.exactly(comparison, frame));
    }
    int size = longest instanceof Members list ? list.numbers().size() : 1;
    List<Truth> members = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      members.add(chain(comparison, operands, i));
    }
    return members;
  }

  private static Truth chain(Comparison comparison, List<Enclosure> operands, int member) {
    Truth all = Truth.YES;
    for (int i = 0; i < comparison.operators().size(); i++) {
      Bounds left = member(operands.get(i), member);
      Bounds right = member(operands.get(i + 1), member);
      all = all.and(compare(comparison.operators().get(i), left, right));
    }
    return all;
  }

  private static Truth compare(ComparisonOperator operator, Bounds left, Bounds right) {
    boolean below = left.low().compareTo(right.high()) < 0;
    boolean above = left.high().compareTo(right.low()) > 0;
    boolean equal = left.meets(right);
    boolean canHold =
        below && operator.holds(-1) || above && operator.holds(1) || equal && operator.holds(0);
    boolean canFail =
        below && !operator.holds(-1) || above && !operator.holds(1) || equal && !operator.holds(0);
    return canHold && canFail ? Truth.MAYBE : Truth.of(canHold);
  }
}
