package io.konkyo.quality;

import io.konkyo.quantity.Rational;
import java.util.Arrays;
import java.util.List;

/**
 * How likely it is that so many of several independent events happen, exactly.
 *
 * <p>Source: the Poisson binomial distribution, summed term by term in fractions.
 */
final class Chance {
  private Chance() {}

  /** Returns the probability that at least {@code count} of the events happen. */
  static Rational ofAtLeast(int count, List<Rational> probabilities) {
    Rational[] exactly = new Rational[probabilities.size() + 1];
    Arrays.fill(exactly, Rational.ZERO);
    exactly[0] = Rational.ONE;
    for (Rational happens : probabilities) {
      Rational fails = Rational.ONE.minus(happens);
      for (int i = exactly.length - 1; i > 0; i--) {
        exactly[i] = exactly[i].times(fails).plus(exactly[i - 1].times(happens));
      }
      exactly[0] = exactly[0].times(fails);
    }
    Rational sum = Rational.ZERO;
    for (int i = Math.max(0, count); i < exactly.length; i++) {
      sum = sum.plus(exactly[i]);
    }
    return sum;
  }
}
