package io.konkyo.audit.token;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import java.util.Objects;

/**
 * A number as it was printed, with what it is printed in.
 *
 * @param number the digits
 * @param cut whether an ellipsis says that further digits were left out
 * @param measure the unit
 * @param moment whether this is a day or an instant, in seconds since 1970 in UTC
 */
public record Amount(NumberText number, boolean cut, Measure measure, boolean moment) {
  public Amount {
    Objects.requireNonNull(number);
    Objects.requireNonNull(measure);
  }

  /** Returns the amount in another unit, its digits unchanged. */
  public Amount in(Measure other) {
    return new Amount(number, cut, other, moment);
  }

  /** Returns the amount with the other sign. */
  public Amount negated() {
    NumberText other =
        new NumberText(
            number.text(), number.value().negated(), number.decimals(), number.grouped());
    return new Amount(other, cut, measure, moment);
  }

  /** Returns what the printed digits say, in the printed unit: one number unless they are cut. */
  public Interval exact() {
    if (!cut) {
      return Interval.point(number.value());
    }
    Rational further = number.value().signum() < 0 ? number.ulp().negated() : number.ulp();
    return Interval.point(number.value()).hull(Interval.point(number.value().plus(further)));
  }

  /**
   * Returns what the digits may stand for if they were rounded, in the printed unit.
   *
   * <p>Whole numbers stand for themselves: most are counts, settings and sizes, and half a unit
   * either side would excuse too much.
   */
  public Interval rounded() {
    return cut || moment || number.decimals() <= 0 ? exact() : number.halfUlp();
  }
}
