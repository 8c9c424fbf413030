package io.konkyo.verdict.range;

import io.konkyo.formula.Call;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Unary;
import io.konkyo.quantity.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Encloses {@code round}, {@code floor} and {@code ceil}: they never fall, so that their bounds are
 * their values at the bounds, and they jump.
 */
final class Staircase {
  private final Encloser encloser;
  private final Call call;
  private final Frame frame;

  Staircase(Encloser encloser, Call call, Frame frame) {
    this.encloser = encloser;
    this.call = call;
    this.frame = frame;
  }

  Bounds step(Bounds argument) {
    for (Expression other : call.arguments().subList(1, call.arguments().size())) {
      if (!encloser.of(other, frame).isExact()) {
        throw new Unbounded();
      }
    }
    Expression rounded = call.arguments().get(0);
    At at = new At(encloser, frame, unit(rounded));
    List<Expression> arguments = new ArrayList<>(call.arguments());
    arguments.set(0, namesUnit(rounded) ? new Conversion(At.X, at.unit(), 0, 0) : At.X);
    Call moved = new Call(call.name(), arguments, call.from(), call.to());
    Bounds low = at.value(moved, argument.low());
    Bounds high = at.value(moved, argument.high());
    if (low.low().equals(high.low())) {
      return low;
    }
    encloser.noteJump();
    return new Bounds(low.low(), high.high(), Slopes.UNKNOWN);
  }

  /** Returns the unit in which it is rounded; a list's members are taken to be alike. */
  private Unit unit(Expression rounded) {
    return At.unitOf(encloser.point(rounded, frame).orElseThrow(Unbounded::new));
  }

  /** A number that shows its unit is rounded in it, even where that is a share. */
  private static boolean namesUnit(Expression expression) {
    return expression instanceof Conversion
        || expression instanceof Unary unary && namesUnit(unary.operand());
  }
}
