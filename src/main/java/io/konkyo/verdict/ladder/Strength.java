package io.konkyo.verdict.ladder;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.Flag;
import io.konkyo.verdict.range.InputRange;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * How much it says that a number agrees.
 *
 * @param printable how many numbers of the printed precision the inputs' rounding allows
 * @param flags what limits the verdict
 */
record Strength(long printable, Set<Flag> flags) {
  private static final Strength EXACT = new Strength(1, Set.of());
  private static final Strength UNKNOWN = new Strength(Long.MAX_VALUE, Set.of());

  private static final long WEAK_FROM = 5;

  /** Ten units in the last place: one in the place before it. */
  private static final int FALSE_PRECISION_PLACES = 1;

  /** Half a width above a tenth of the value, as a multiple of the width. */
  private static final Rational CANCELLATION_FROM = Rational.of(5);

  /**
   * Returns the strength of a check.
   *
   * @param decimals those of the printed number
   * @param exact the exact value, in the unit of the range
   */
  static Strength of(int decimals, Rational exact, InputRange range) {
    if (range.isNone()) {
      return EXACT;
    }
    Optional<Interval> known = range.bounds();
    if (known.isEmpty()) {
      return UNKNOWN;
    }
    Interval bounds = known.get();
    Rational width = bounds.width();
    long printable = printable(bounds, decimals);
    boolean falsePrecision =
        width.compareTo(Rational.powerOfTen(FALSE_PRECISION_PLACES - decimals)) >= 0;
    boolean cancellation =
        range.subtracts() && width.times(CANCELLATION_FROM).compareTo(exact.abs()) > 0;
    return new Strength(printable, flags(printable >= WEAK_FROM, falsePrecision, cancellation));
  }

  /** Counts the numbers whose half units in the last place, ends included, meet the range. */
  private static long printable(Interval bounds, int decimals) {
    Rational last = Rounding.HALF_CEILING.places(bounds.high(), decimals);
    Rational first = Rounding.HALF_FLOOR.places(bounds.low(), decimals);
    BigInteger count = last.minus(first).plus(Rational.ONE).numerator();
    return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
  }

  private static Set<Flag> flags(boolean weak, boolean falsePrecision, boolean cancellation) {
    if (!weak && !falsePrecision && !cancellation) {
      return Set.of();
    }
    Set<Flag> flags = EnumSet.noneOf(Flag.class);
    if (weak) {
      flags.add(Flag.WEAK);
    }
    if (falsePrecision) {
      flags.add(Flag.FALSE_PRECISION);
    }
    if (cancellation) {
      flags.add(Flag.CANCELLATION);
    }
    return flags;
  }
}
