package io.konkyo.audit;

import io.konkyo.audit.token.Measure;
import io.konkyo.quantity.Rational;
import java.util.Set;

/** How many thousands a unit of data is made of, decimal or binary: one of kB, two of MiB/s. */
final class Prefixes {
  private static final int MOST = 6;
  private static final Rational BITS_OF_BYTE = Rational.of(8);
  private static final Rational THOUSAND = Rational.of(1000);
  private static final Rational BINARY_THOUSAND = Rational.of(1024);

  private Prefixes() {}

  /** Returns the number of thousands; nothing if the unit has none, or is none of data. */
  static Set<Integer> of(Measure unit) {
    if (!unit.isData()) {
      return Set.of();
    }
    Rational larger = unit.scale().max(unit.scale().reciprocal());
    for (int thousands = 1; thousands <= MOST; thousands++) {
      if (is(larger, THOUSAND.pow(thousands)) || is(larger, BINARY_THOUSAND.pow(thousands))) {
        return Set.of(thousands);
      }
    }
    return Set.of();
  }

  private static boolean is(Rational scale, Rational size) {
    return scale.equals(size) || scale.equals(size.times(BITS_OF_BYTE));
  }
}
