package io.konkyo.audit.token;

import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Map;
import java.util.Objects;

/**
 * What a number is printed in. Counted things are rubbed out, because languages share one counter
 * among many of them: 16개 ÷ 0.355 ms and 45,070 req/s are both a number over time.
 *
 * @param symbol as printed; empty for a number alone
 * @param scale size in coherent base units
 * @param dimension what is measured, without counted things
 * @param counted whether a counted thing was rubbed out
 */
public record Measure(String symbol, Rational scale, Dimension dimension, boolean counted) {
  /** Of a number that stands alone. */
  public static final Measure NONE = new Measure("", Rational.ONE, Dimension.NONE, false);

  private static final String COUNT = "count:";
  private static final String BIT = "bit";

  public Measure {
    Objects.requireNonNull(symbol);
    Objects.requireNonNull(scale);
    Objects.requireNonNull(dimension);
  }

  /** Returns the measure of a unit. */
  public static Measure of(Unit unit) {
    Dimension dimension = Dimension.NONE;
    boolean counted = false;
    for (Map.Entry<String, Integer> base : unit.dimension().exponents().entrySet()) {
      if (base.getKey().startsWith(COUNT)) {
        counted = true;
      } else {
        dimension = dimension.times(Dimension.of(base.getKey()).pow(base.getValue()));
      }
    }
    return new Measure(unit.symbol(), unit.scale(), dimension, counted);
  }

  /** Returns a counted thing nobody declared. */
  static Measure thing(String name) {
    return new Measure(name, Rational.ONE, Dimension.NONE, true);
  }

  /** Returns whether nothing is printed beside the number. */
  public boolean isNone() {
    return symbol.isEmpty();
  }

  /** Returns whether this is a share or another multiple of one, such as % and 배. */
  public boolean isRatio() {
    return !isNone() && dimension.isNone() && !counted;
  }

  /** Returns whether this is %, ‰ or another fraction of one. */
  public boolean isShare() {
    return isRatio() && scale.compareTo(Rational.ONE) < 0;
  }

  /** Returns whether an amount of data takes part. */
  public boolean isData() {
    return dimension.exponents().containsKey(BIT);
  }

  Measure times(Measure other, String printed) {
    return new Measure(
        printed,
        scale.times(other.scale),
        dimension.times(other.dimension),
        counted || other.counted);
  }

  Measure per(Measure other, String printed) {
    return new Measure(
        printed,
        scale.dividedBy(other.scale),
        dimension.per(other.dimension),
        counted || other.counted);
  }

  Measure pow(int exponent, String printed) {
    return new Measure(printed, scale.pow(exponent), dimension.pow(exponent), counted);
  }
}
