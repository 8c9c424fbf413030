package io.konkyo.audit.term;

import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Computes with values of which the digits may be cut. */
final class Arithmetic {
  /** Only like measures are added. */
  static final Arithmetic STRICT = new Arithmetic(/* lenient= */ false);

  /** {@code 65,535 − 8 bytes}: a bare number may be added, and has the unit of the other. */
  static final Arithmetic LENIENT = new Arithmetic(/* lenient= */ true);

  private static final int MOST_EXPONENT = 1000;
  private static final Rational BITS_OF_BYTE = Rational.of(8);

  private final boolean lenient;

  private Arithmetic(boolean lenient) {
    this.lenient = lenient;
  }

  /** Returns a list's member, or the one value of a list of one. */
  static Value member(List<Value> values, int index) {
    if (values.isEmpty() || values.size() > 1 && index >= values.size()) {
      throw Unevaluable.unread("the lists have unlike lengths");
    }
    return values.size() == 1 ? values.get(0) : values.get(index);
  }

  List<Value> memberwise(Operator operator, List<Value> left, List<Value> right) {
    List<Value> results = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      results.add(of(operator, member(left, i), member(right, i)));
    }
    return results;
  }

  static void requireLike(Value left, Value right) {
    if (!left.dimension().equals(right.dimension())) {
      boolean unsure =
          left.counted() && left.dimension().isNone()
              || right.counted() && right.dimension().isNone();
      throw new Unevaluable(
          left.dimension() + " and " + right.dimension() + " do not mix", /* fault= */ !unsure);
    }
  }

  private Value of(Operator operator, Value left, Value right) {
    return switch (operator) {
      case PLUS -> added(left, right);
      case MINUS -> added(left, right.with(right.range().negated()));
      case TIMES -> product(left, right);
      case DIVIDED, OVER -> quotient(left, right);
      case POWER -> power(left, right);
      case SHIFT_LEFT -> shift(left, distance(right));
      case SHIFT_RIGHT -> shift(left, -distance(right));
      case AND -> Value.plain(Rational.of(bits(left).and(bits(right))));
      case OR -> Value.plain(Rational.of(bits(left).or(bits(right))));
    };
  }

  private Value added(Value left, Value right) {
    return sum(lenient ? like(left, right) : left, lenient ? like(right, left) : right);
  }

  /** Returns a bare number in the unit of the other. */
  private static Value like(Value value, Value other) {
    boolean bare = value.dimension().isNone() && value.scale().equals(Rational.ONE);
    return bare && !other.dimension().isNone() && !value.counted()
        ? new Value(
            Value.scaled(value.range(), other.scale()),
            other.dimension(),
            other.scale(),
            /* counted= */ false)
        : value;
  }

  private static Value sum(Value left, Value right) {
    requireLike(left, right);
    return new Value(
        left.range().plus(right.range()),
        left.dimension(),
        left.scale(),
        left.counted() || right.counted());
  }

  private static Value product(Value left, Value right) {
    return new Value(
        left.range().times(right.range()),
        left.dimension().times(right.dimension()),
        left.scale().times(right.scale()),
        left.counted() || right.counted());
  }

  private static Value quotient(Value left, Value right) {
    return new Value(
        left.range()
            .dividedBy(right.range())
            .orElseThrow(() -> Unevaluable.unread("the divisor may be zero")),
        left.dimension().per(right.dimension()),
        left.scale().dividedBy(right.scale()),
        left.counted() || right.counted());
  }

  private static Value power(Value base, Value exponent) {
    Rational whole = Evaluator.whole(exponent);
    boolean modest =
        whole.abs().compareTo(Rational.of(MOST_EXPONENT)) <= 0
            && base.range().isPoint()
            && (whole.signum() > 0 || base.range().low().signum() != 0)
            && base.range().low().bitLength() * whole.abs().numerator().longValue() < 20_000;
    if (!modest) {
      throw Unevaluable.unread("the power is too large");
    }
    int power = whole.numerator().intValue();
    Dimension dimension = base.dimension().pow(power);
    return new Value(
        Interval.point(base.range().low().pow(power)),
        dimension,
        base.scale().pow(power),
        base.counted());
  }

  private static int distance(Value value) {
    Rational whole = Evaluator.whole(value);
    if (whole.abs().compareTo(Rational.of(MOST_EXPONENT)) > 0) {
      throw Unevaluable.unread("the shift is too far");
    }
    return whole.numerator().intValue();
  }

  /** Shifts whole bytes where the unit is made of bytes, as a program does that counts them. */
  private static Value shift(Value value, int distance) {
    Rational piece =
        value.scale().dividedBy(BITS_OF_BYTE).isInteger() && !value.dimension().isNone()
            ? BITS_OF_BYTE
            : Rational.ONE;
    Rational pieces = value.range().low().dividedBy(piece);
    if (!value.range().isPoint() || !pieces.isInteger()) {
      throw Unevaluable.unread("a whole number is needed");
    }
    BigInteger shifted = pieces.numerator().shiftLeft(distance);
    return value.with(Interval.point(Rational.of(shifted).times(piece)));
  }

  static BigInteger bits(Value value) {
    Rational whole = Evaluator.whole(value);
    if (whole.signum() < 0) {
      throw Unevaluable.unread("bits of a number below zero");
    }
    return whole.numerator();
  }
}
