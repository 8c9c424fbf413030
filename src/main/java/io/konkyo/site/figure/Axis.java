package io.konkyo.site.figure;

import io.konkyo.content.page.Plot.Scale;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.List;

/**
 * An axis: from its first tick to its last, which hold every number between them.
 *
 * @param ticks at least two, rising
 */
public record Axis(Scale scale, List<NumberText> ticks) {
  private static final int DECIMALS = 2;
  private static final Rational HUNDRED = Rational.of(100);

  public Axis {
    ticks = List.copyOf(ticks);
    if (ticks.size() < 2) {
      throw new IllegalArgumentException("an axis needs two ticks");
    }
  }

  /**
   * Returns an axis for numbers.
   *
   * <p>Errors: {@link IllegalArgumentException} if there are none, or if a number of a log scale is
   * not above zero.
   *
   * @param zero whether the axis must show zero, as it must for lengths
   */
  public static Axis of(Scale scale, List<Rational> numbers, Zero zero) {
    Rational least =
        numbers.stream().reduce(Rational::min).orElseThrow(IllegalArgumentException::new);
    Rational most = numbers.stream().reduce(least, Rational::max);
    return new Axis(
        scale, scale == Scale.LOG ? LogTicks.of(least, most) : LinearTicks.of(least, most, zero));
  }

  /** Whether a linear axis begins or ends at zero. */
  public enum Zero {
    /** It must hold zero. */
    SHOWN,
    /** It holds zero unless that would push its numbers together. */
    IF_NEAR
  }

  /**
   * Returns where a number stands, in hundredths of the axis with two decimals: the first tick is
   * at 0, the last at 100.
   *
   * <p>Units: that of the ticks.
   */
  public Rational place(Rational number) {
    return Rounding.HALF_UP.round(share(number).times(HUNDRED), DECIMALS);
  }

  /** Returns {@link #place} in digits, as in {@code 12.50}. */
  public String placed(Rational number) {
    return Rounding.HALF_UP.toDecimal(share(number).times(HUNDRED), DECIMALS);
  }

  private Rational share(Rational number) {
    Rational first = ticks.get(0).value();
    Rational last = ticks.get(ticks.size() - 1).value();
    return scale == Scale.LOG
        ? Logarithm.base2(number.dividedBy(first)).dividedBy(Logarithm.base2(last.dividedBy(first)))
        : number.minus(first).dividedBy(last.minus(first));
  }
}
