package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.verdict.mismatch.Mismatch;

/**
 * Keeps repairs that fit by luck from being offered.
 *
 * <p>A number printed with one significant digit is fitted by one power of ten in every decade, and
 * by the other repairs between them: such a number is given no cause, unless only its sign changed.
 *
 * <p>A number that is k units in the last place off the right one is one of 2k that are no further
 * off, so that a repair of that size fits by chance once in 2k times. Two units are demanded, which
 * is as far as a repair of 4.9 % or another base of a small change moves a number of two digits;
 * ten, where the inputs' rounding explains the number as well, because then there need not be a
 * slip at all.
 */
final class Plausibility {
  private static final Rational LEAST = Rational.of(10);
  private static final Rational NEAREST_WITHIN_ROUNDING = Rational.of(10);

  private Plausibility() {}

  /** Returns whether the printed number is far enough off for a repair of this kind. */
  static boolean allows(Repair repair, Mismatch mismatch, boolean withinInputRounding) {
    Rational right = Rounding.HALF_UP.round(mismatch.exact(), mismatch.decimals());
    Rational off = mismatch.inUlps(mismatch.stated().minus(right));
    Rational least = withinInputRounding ? NEAREST_WITHIN_ROUNDING : Rational.of(repair.leastOff());
    return off.compareTo(least) >= 0;
  }

  /** Returns whether the printed number has the digits to tell an outcome from a lucky one. */
  static boolean allows(Mismatch mismatch, Rational repaired) {
    boolean signOnly = repaired.equals(mismatch.exact().negated());
    return mismatch.stated().signum() != 0
        && (signOnly || mismatch.inUlps(mismatch.stated()).compareTo(LEAST) >= 0);
  }
}
