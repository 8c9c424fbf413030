package io.konkyo.verdict;

import io.konkyo.quantity.Rational;
import java.util.List;
import java.util.Random;

/** The source of random samples; its seed is fixed and printed. */
final class Chance {
  private static final long SEED = 20_260_807L;

  private final Random random = new Random(SEED);

  Chance(Class<?> test) {
    System.out.println(test.getSimpleName() + " draws samples with seed " + SEED);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T oneOf(List<T> choices) {
    return choices.get(below(choices.size()));
  }

  /** Returns a reading of two to four significant digits. */
  String reading() {
    int decimals = below(4);
    int digits = 10 + below(oneOf(List.of(90, 990, 9_990)));
    return Rational.of(digits)
        .times(Rational.powerOfTen(-decimals))
        .toExactDecimal(9)
        .orElseThrow();
  }

  /** Returns a number between two, at one of a thousand places. */
  Rational between(Rational low, Rational high) {
    return low.plus(high.minus(low).times(Rational.of(below(1_001), 1_000)));
  }
}
