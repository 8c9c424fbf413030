package io.konkyo.site.figure;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Ticks at equal steps of 1, 2 or 5 times a power of ten. */
final class LinearTicks {
  /** What fits under a plot as wide as a phone, by the length of the longest label. */
  private static final int MOST = 6;

  private static final int MOST_OF_LONG = 4;
  private static final int MOST_OF_LONGER = 3;
  private static final int LONG = 5;
  private static final int LONGER = 8;

  /** Beyond this the labels say less than the numbers beside the marks. */
  private static final int LONGEST = 11;

  private LinearTicks() {}

  static List<NumberText> of(Rational least, Rational most, Axis.Zero zero) {
    Rational low = least.min(Rational.ZERO);
    Rational high = most.max(Rational.ZERO);
    boolean near = least.signum() <= 0 && most.signum() >= 0 || isNear(least, most);
    if (zero == Axis.Zero.IF_NEAR && !near) {
      List<NumberText> ticks = fitting(least, most);
      if (longest(ticks) <= LONGEST) {
        return ticks;
      }
    }
    return low.equals(high) ? fitting(Rational.ZERO, Rational.ONE) : fitting(low, high);
  }

  /** Zero is near if it is no farther from the numbers than twice what they span. */
  private static boolean isNear(Rational least, Rational most) {
    Rational distance = least.abs().min(most.abs());
    Rational span = most.minus(least);
    return span.signum() == 0 || distance.compareTo(span.plus(span)) <= 0;
  }

  private static List<NumberText> fitting(Rational low, Rational high) {
    List<NumberText> ticks = ticks(low, high, MOST);
    if (longest(ticks) > LONGER) {
      return ticks(low, high, MOST_OF_LONGER);
    }
    return longest(ticks) > LONG ? ticks(low, high, MOST_OF_LONG) : ticks;
  }

  /** Returns at most so many ticks with the smallest step that covers the stretch. */
  static List<NumberText> ticks(Rational low, Rational high, int most) {
    int exponent = Decades.floor(high.minus(low)) - 1;
    while (true) {
      for (int factor : Decades.FACTORS) {
        Rational step = Rational.of(factor).times(Rational.powerOfTen(exponent));
        BigInteger first = low.dividedBy(step).floor();
        BigInteger last = high.dividedBy(step).ceil();
        if (last.subtract(first).compareTo(BigInteger.valueOf(most)) < 0) {
          return ticks(step, first, last, Math.max(0, -exponent));
        }
      }
      exponent++;
    }
  }

  private static List<NumberText> ticks(
      Rational step, BigInteger first, BigInteger last, int decimals) {
    List<NumberText> ticks = new ArrayList<>();
    for (BigInteger i = first; i.compareTo(last) <= 0; i = i.add(BigInteger.ONE)) {
      ticks.add(label(Rational.of(i).times(step), decimals));
    }
    return ticks;
  }

  /** Zero has no decimals, whatever the other ticks have. */
  private static NumberText label(Rational value, int decimals) {
    return NumberText.of(
        value, value.signum() == 0 ? 0 : decimals, Rounding.HALF_UP, /* grouped= */ true);
  }

  private static int longest(List<NumberText> ticks) {
    return ticks.stream().mapToInt(tick -> tick.text().length()).max().orElse(0);
  }
}
