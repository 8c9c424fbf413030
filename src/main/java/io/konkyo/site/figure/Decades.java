package io.konkyo.site.figure;

import io.konkyo.quantity.Rational;
import java.util.List;

/** Powers of ten around a number. */
final class Decades {
  /** What a round step begins with. */
  static final List<Integer> FACTORS = List.of(1, 2, 5);

  private Decades() {}

  /**
   * Returns the largest n with 10^n not above the number.
   *
   * <p>Errors: {@link IllegalArgumentException} if the number is not above zero.
   */
  static int floor(Rational number) {
    if (number.signum() <= 0) {
      throw new IllegalArgumentException(number + " is not above zero");
    }
    int digits = number.numerator().toString().length() - number.denominator().toString().length();
    return Rational.powerOfTen(digits).compareTo(number) <= 0 ? digits : digits - 1;
  }
}
