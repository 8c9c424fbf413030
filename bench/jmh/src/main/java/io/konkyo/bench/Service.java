package io.konkyo.bench;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.Random;

/**
 * One service of a site: five raw readings, and five facts derived from two or three of them each.
 * Every derived fact has a number its author states and one that a source prints.
 */
final class Service {
  static final int DERIVED_FACTS = 5;

  private static final Rational MEGA = Rational.of(1_000_000);
  private static final Rational MEBI = Rational.of(1 << 20);
  private static final Rational TWO = Rational.of(2);
  private static final Rational HUNDRED = Rational.of(100);
  private static final Rational THOUSAND = Rational.of(1000);

  private final String id;
  private final Random random;
  private final Rational near;
  private final Rational far;
  private final Rational moved;
  private final Rational time;
  private final Rational rate;

  Service(String id, Random random) {
    this.id = id;
    this.random = random;
    this.near = Rational.of(between(120, 400), 1000);
    this.far = near.plus(Rational.of(between(40, 600), 1000));
    this.moved = Rational.of(between(100_000_000, 2_000_000_000));
    this.time = Rational.of(between(1_000, 20_000), 1000);
    this.rate = Rational.of(between(5_000, 60_000));
  }

  private int between(int least, int most) {
    return least + random.nextInt(most - least);
  }

  /** Returns the readings' entries under {@code measured}. */
  String measured() {
    return """
          ID.rtt:
            label: {en: round trip}
            observes: round-trip
            statistic: mean
            unit: ms
            over: path
            values: {near: NEAR, far: FAR}
          ID.moved: {value: MOVED B, observes: payload, statistic: count, label: {en: payload}}
          ID.time: {value: TIME s, observes: duration, statistic: single, label: {en: duration}}
          ID.rate: {value: RATE request/s, observes: rate, statistic: mean, label: {en: rate}}
        """
        .replace("ID", id)
        .replace("NEAR", digits(near, 3))
        .replace("FAR", digits(far, 3))
        .replace("MOVED", digits(moved, 0))
        .replace("TIME", digits(time, 3))
        .replace("RATE", digits(rate, 0));
  }

  /** Returns the derived facts' entries under {@code derived}. */
  String derived() {
    Rational fall = far.minus(near).dividedBy(far);
    Rational load = rate.times(near.plus(far)).dividedBy(TWO).dividedBy(THOUSAND);
    return entry("step", "ID.rtt.far - ID.rtt.near", far.minus(near), 2, " ms")
        + entry("times", "ID.rtt.far / ID.rtt.near", far.dividedBy(near), 2, "")
        + entry("drop", "relative_drop(ID.rtt.far, ID.rtt.near)", fall.times(HUNDRED), 1, " %")
        + entry("load", "ID.rate * (ID.rtt.far + ID.rtt.near) / 2 -> request", load, 1, " request")
        + speed(moved.dividedBy(time));
  }

  /** Of the speeds that sources print, some are in binary megabytes under a decimal name. */
  private String speed(Rational speed) {
    Rational printed = speed.dividedBy(random.nextInt(100) < 15 ? MEBI : MEGA);
    return entry(
        "speed",
        "ID.moved / ID.time -> MB/s",
        digits(speed.dividedBy(MEGA), 1) + " MB/s",
        digits(printed, 1) + " MB/s");
  }

  private String entry(String name, String formula, Rational exact, int decimals, String unit) {
    return entry(name, formula, digits(exact, decimals) + unit, printed(exact, decimals) + unit);
  }

  /** Most sources print what they should; some cut digits off, some print another number. */
  private String printed(Rational exact, int decimals) {
    int kind = random.nextInt(100);
    Rational ulp = Rational.powerOfTen(-decimals);
    if (kind < 1) {
      return digits(exact.plus(ulp.times(Rational.of(37))), decimals);
    }
    if (kind < 4) {
      return digits(exact.plus(ulp), decimals);
    }
    if (kind < 8) {
      return Rounding.TOWARD_ZERO.toDecimal(exact, decimals);
    }
    return digits(exact, kind < 30 ? decimals - 1 : decimals);
  }

  private String entry(String name, String formula, String stated, String quoted) {
    return """
          ID.NAME:
            label: {en: NAME}
            formula: FORMULA
            stated: STATED
            quoted: [{text: QUOTED, at: report}]
        """
        .replace("FORMULA", formula)
        .replace("ID", id)
        .replace("NAME", name)
        .replace("STATED", stated)
        .replace("QUOTED", quoted);
  }

  private static String digits(Rational value, int decimals) {
    return Rounding.HALF_UP.toDecimal(value, decimals);
  }
}
