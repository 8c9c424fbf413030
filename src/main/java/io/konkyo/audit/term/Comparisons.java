package io.konkyo.audit.term;

import io.konkyo.audit.token.TokenKind;
import io.konkyo.quantity.Interval;

/** Compares values of which the digits may be cut. */
final class Comparisons {
  private Comparisons() {}

  static Truth holds(TokenKind sign, Value left, Value right) {
    // Nothing is nothing in any unit.
    if (!isBareZero(left) && !isBareZero(right)) {
      Arithmetic.requireLike(left, right);
    }
    return switch (sign) {
      case LESS -> less(left.range(), right.range());
      case AT_MOST -> less(right.range(), left.range()).not();
      case GREATER -> less(right.range(), left.range());
      case AT_LEAST -> less(left.range(), right.range()).not();
      case SAME -> same(left.range(), right.range());
      case UNLIKE -> same(left.range(), right.range()).not();
      default -> throw Unevaluable.unread("no comparison");
    };
  }

  private static Truth less(Interval left, Interval right) {
    if (left.high().compareTo(right.low()) < 0) {
      return Truth.TRUE;
    }
    return left.low().compareTo(right.high()) >= 0 ? Truth.FALSE : Truth.OPEN;
  }

  private static Truth same(Interval left, Interval right) {
    if (left.isPoint() && right.isPoint()) {
      return Truth.of(left.equals(right));
    }
    return left.meets(right) ? Truth.OPEN : Truth.FALSE;
  }

  private static boolean isBareZero(Value value) {
    return value.dimension().isNone()
        && value.range().isPoint()
        && value.range().low().signum() == 0;
  }
}
