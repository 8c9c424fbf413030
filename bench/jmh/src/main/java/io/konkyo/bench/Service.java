package io.konkyo.bench;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import java.util.List;
import java.util.Random;

/**
 * What is typed of one service: five raw readings, and five facts derived from two or three of them
 * each. Every derived fact has a number its author states and one that a source prints.
 */
final class Service {
  static final int DERIVED_FACTS = 5;

  private static final Rational MEGA = Rational.of(1_000_000);
  private static final Rational MEBI = Rational.of(1 << 20);
  private static final Rational HUNDRED = Rational.of(100);
  private static final Rational THOUSAND = Rational.of(1000);

  private final String id;
  private final String file;
  private final Random random;
  private final Rational near;
  private final Rational far;
  private final Rational moved;
  private final Rational time;
  private final Rational rate;

  /** A reading as typed. */
  record Reading(String id, String value, String statistic) {}

  /** A derived fact as typed. */
  record Derivation(String id, String formula, String stated, String quoted) {}

  Service(String id, String file, Random random) {
    this.id = id;
    this.file = file;
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

  String file() {
    return file;
  }

  /** Returns the name of the family that the round trips belong to. */
  String family() {
    return id + ".rtt";
  }

  /** Returns the readings; the first two are the members of the family. */
  List<Reading> readings() {
    return List.of(
        new Reading(id + ".rtt.near", digits(near, 3) + " ms", "mean"),
        new Reading(id + ".rtt.far", digits(far, 3) + " ms", "mean"),
        new Reading(id + ".moved", digits(moved, 0) + " B", "count"),
        new Reading(id + ".time", digits(time, 3) + " s", "single"),
        new Reading(id + ".rate", digits(rate, 0) + " request/s", "mean"));
  }

  List<Derivation> derivations() {
    return List.of(
        derivation("step", "ID.rtt.far - ID.rtt.near", far.minus(near), 2, " ms"),
        derivation("times", "ID.rtt.far / ID.rtt.near", far.dividedBy(near), 2, ""),
        derivation(
            "drop",
            "relative_drop(ID.rtt.far, ID.rtt.near)",
            far.minus(near).dividedBy(far).times(HUNDRED),
            1,
            " %"),
        derivation(
            "load",
            "ID.rate * (ID.rtt.far + ID.rtt.near) / 2 -> request",
            rate.times(near.plus(far)).dividedBy(Rational.of(2)).dividedBy(THOUSAND),
            1,
            " request"),
        speed(moved.dividedBy(time)));
  }

  /** Of the speeds that sources print, some are in binary megabytes under a decimal name. */
  private Derivation speed(Rational speed) {
    Rational printed = speed.dividedBy(random.nextInt(100) < 15 ? MEBI : MEGA);
    return new Derivation(
        id + ".speed",
        "ID.moved / ID.time -> MB/s".replace("ID", id),
        digits(speed.dividedBy(MEGA), 1) + " MB/s",
        digits(printed, 1) + " MB/s");
  }

  private Derivation derivation(
      String name, String formula, Rational exact, int decimals, String unit) {
    return new Derivation(
        id + "." + name,
        formula.replace("ID", id),
        digits(exact, decimals) + unit,
        printed(exact, decimals) + unit);
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

  private static String digits(Rational value, int decimals) {
    return Rounding.HALF_UP.toDecimal(value, decimals);
  }
}
