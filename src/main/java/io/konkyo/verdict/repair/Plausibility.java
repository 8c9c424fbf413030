package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.mismatch.Mismatch;

/**
 * Keeps repairs that fit by luck from being offered.
 *
 * <p>A number printed with one significant digit is fitted by one power of ten in every decade, and
 * by the other repairs between them: such a number is given no cause, unless only its sign changed.
 *
 * <p>Where a repair moves the exact value by k units in the last printed place, a wrong number at
 * no greater distance is fitted by chance once in 2k times. Two units are demanded, because a
 * repair of 4.9 % moves a number of two digits no further; ten, where the inputs' rounding explains
 * the number as well, because then there need not be a slip at all.
 */
final class Plausibility {
  private static final Rational LEAST = Rational.of(10);
  private static final Rational NEAREST = Rational.of(2);
  private static final Rational NEAREST_WITHIN_ROUNDING = Rational.of(10);

  private Plausibility() {}

  static boolean allows(Mismatch mismatch, Rational repaired, boolean withinInputRounding) {
    if (mismatch.stated().signum() == 0) {
      return false;
    }
    Rational nearest = withinInputRounding ? NEAREST_WITHIN_ROUNDING : NEAREST;
    if (mismatch.distance(repaired).compareTo(nearest) < 0) {
      return false;
    }
    return repaired.equals(mismatch.exact().negated())
        || mismatch.inUlps(mismatch.stated()).compareTo(LEAST) >= 0;
  }
}
