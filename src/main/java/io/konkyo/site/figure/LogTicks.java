package io.konkyo.site.figure;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.ArrayList;
import java.util.List;

/** Ticks of a log scale: 1, 2, 5, 10, or powers of ten where those would be too many. */
final class LogTicks {
  private static final int MOST = 8;
  private static final int MOST_OF_LONG = 5;
  private static final int MOST_OF_LONGER = 3;
  private static final int LONG = 5;
  private static final int LONGER = 8;

  private LogTicks() {}

  static List<NumberText> of(Rational least, Rational most) {
    List<NumberText> ticks = ticks(least, most, Decades.FACTORS, 1);
    for (int step = 1; isTooMany(ticks); step++) {
      ticks = ticks(least, most, List.of(1), step);
    }
    return ticks;
  }

  private static boolean isTooMany(List<NumberText> ticks) {
    int longest = ticks.stream().mapToInt(tick -> tick.text().length()).max().orElse(0);
    int most = longest > LONGER ? MOST_OF_LONGER : longest > LONG ? MOST_OF_LONG : MOST;
    return ticks.size() > most;
  }

  /**
   * Returns the ticks from the last one not above the numbers to the first one not below them, two
   * at least.
   *
   * @param step of how many decades one has ticks
   */
  private static List<NumberText> ticks(
      Rational least, Rational most, List<Integer> factors, int step) {
    List<NumberText> ticks = new ArrayList<>();
    for (int decade = Decades.floor(least); ; decade += step) {
      for (int factor : factors) {
        Rational value = Rational.of(factor).times(Rational.powerOfTen(decade));
        if (value.compareTo(least) <= 0) {
          ticks.clear();
        }
        ticks.add(
            NumberText.of(value, Math.max(0, -decade), Rounding.HALF_UP, /* grouped= */ true));
        if (ticks.size() > 1 && value.compareTo(most) >= 0) {
          return ticks;
        }
      }
    }
  }
}
