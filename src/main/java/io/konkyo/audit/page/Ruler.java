package io.konkyo.audit.page;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.math.BigInteger;

/**
 * Measures places on an axis. A log scale is halved at the geometric mean again and again, so that
 * no logarithm is needed: what draws the axis takes logarithms, and a checker must not agree with
 * itself.
 *
 * @param log whether equal lengths are equal ratios
 * @param first what stands at 0 %
 * @param last what stands at 100 %
 */
record Ruler(boolean log, Rational first, Rational last) {
  /** Places are printed with two decimals, and the ends of bars are two of them added up. */
  private static final Rational TOLERANCE = Rational.of(2, 100);

  private static final Rational HUNDRED = Rational.of(100);
  private static final int HALVINGS = 20;
  private static final int PRECISION = 128;

  /** Returns whether a number stands at a place, given in percent. */
  boolean stands(Rational value, Rational at) {
    if (!isAxis() || log && value.signum() <= 0) {
      return false;
    }
    return place(value).minus(at).abs().compareTo(TOLERANCE) <= 0;
  }

  /** Returns the place of a number as people read it. */
  String near(Rational value) {
    return isAxis() && (!log || value.signum() > 0)
        ? Rounding.HALF_UP.toDecimal(place(value), 2) + "%"
        : "nowhere on the axis";
  }

  private boolean isAxis() {
    return first.compareTo(last) < 0 && (!log || first.signum() > 0);
  }

  private Rational place(Rational value) {
    Rational share = log ? halved(value) : value.minus(first).dividedBy(last.minus(first));
    return share.times(HUNDRED);
  }

  private Rational halved(Rational value) {
    if (value.compareTo(first) < 0 || value.compareTo(last) > 0) {
      return Rational.of(-1);
    }
    BigInteger one = BigInteger.ONE.shiftLeft(PRECISION);
    BigInteger sought = value.dividedBy(first).times(Rational.of(one)).floor();
    BigInteger low = one;
    BigInteger high = last.dividedBy(first).times(Rational.of(one)).floor();
    BigInteger share = BigInteger.ZERO;
    for (int i = 0; i < HALVINGS; i++) {
      BigInteger mean = low.multiply(high).sqrt();
      share = share.shiftLeft(1);
      if (sought.compareTo(mean) >= 0) {
        low = mean;
        share = share.add(BigInteger.ONE);
      } else {
        high = mean;
      }
    }
    return Rational.of(share, BigInteger.ONE.shiftLeft(HALVINGS));
  }
}
