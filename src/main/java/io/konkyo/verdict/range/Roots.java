package io.konkyo.verdict.range;

import io.konkyo.formula.Call;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.List;

/** Encloses {@code sqrt} and {@code log2}, which rise, with bounds for how fast. */
final class Roots {
  /** More than the last place at which the evaluator cuts them. */
  private static final Rational CUT = Rational.powerOfTen(-19);

  private static final Rational TWO = Rational.of(2);
  private static final Rational LN2_BELOW = Rational.parse("0.693147");
  private static final Rational LN2_ABOVE = Rational.parse("0.693148");

  private final Encloser encloser;
  private final Call call;
  private final Frame frame;

  Roots(Encloser encloser, Call call, Frame frame) {
    this.encloser = encloser;
    this.call = call;
    this.frame = frame;
  }

  Bounds root(Bounds argument) {
    At at = new At(encloser, frame, Unit.ONE);
    Call moved = new Call(call.name(), List.of(At.X), call.from(), call.to());
    Bounds low = at.value(moved, argument.low());
    Bounds high = at.value(moved, argument.high());
    return new Bounds(low.low(), high.high(), slopes(argument, low.low(), high.high()));
  }

  private Slopes slopes(Bounds argument, Rational low, Rational high) {
    if (argument.slopes() == Slopes.NONE) {
      return Slopes.NONE;
    }
    boolean root = call.name().equals("sqrt");
    if (root && low.compareTo(CUT) <= 0) {
      return Slopes.UNKNOWN;
    }
    return root
        ? argument.slopes().times(rate(high.plus(CUT), TWO), rate(low.minus(CUT), TWO))
        : argument
            .slopes()
            .times(rate(argument.high(), LN2_ABOVE), rate(argument.low(), LN2_BELOW));
  }

  private static Rational rate(Rational value, Rational factor) {
    return value.times(factor).reciprocal();
  }
}
