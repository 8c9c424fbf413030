package io.konkyo.quantity;

import java.util.Map;
import java.util.Objects;

/**
 * A unit of measure.
 *
 * <p>Units: {@code scale} is how many coherent base units one of this unit is: 1/1000 for ms, 8 for
 * B, 1 for USD and for one request.
 *
 * <p>Errors: {@link IllegalArgumentException} if {@code scale} is not positive; {@link
 * ArithmeticException} from {@link #pow} for exponents out of reach.
 *
 * @param symbol how the unit is written, such as {@code ms} or {@code GB/s}; empty for plain
 *     numbers
 * @param scale size in coherent base units
 * @param dimension what is measured
 */
public record Unit(String symbol, Rational scale, Dimension dimension) {
  /** The unit of plain numbers. */
  public static final Unit ONE = new Unit("", Rational.ONE, Dimension.NONE);

  /** A hundredth, as a share of something or a change relative to something. */
  public static final Unit PERCENT = new Unit("%", Rational.of(1, 100), Dimension.NONE);

  /** A hundredth, as the difference of two shares of the same whole. */
  public static final Unit PERCENTAGE_POINT = new Unit("pp", Rational.of(1, 100), Dimension.NONE);

  /** The base unit of time. */
  public static final Unit SECOND = new Unit("s", Rational.ONE, Dimension.of("time"));

  public Unit {
    Objects.requireNonNull(symbol);
    Objects.requireNonNull(dimension);
    if (scale.signum() <= 0) {
      throw new IllegalArgumentException("scale of " + symbol + " is " + scale);
    }
  }

  /** Returns the product: MB times s is MB*s, B/s times s is B. */
  public Unit times(Unit other) {
    return this.equals(ONE) ? other : combine(other, 1);
  }

  /** Returns the quotient: GB per s is GB/s. */
  public Unit per(Unit other) {
    return combine(other, -1);
  }

  /** Returns the power: s to the power of 2 is s^2. */
  public Unit pow(int exponent) {
    return ONE.combine(this, exponent);
  }

  private Unit combine(Unit other, int exponent) {
    if (other.equals(ONE) || exponent == 0) {
      return this;
    }
    Map<String, Integer> factors = Powers.parse(symbol);
    Powers.multiply(factors, Powers.parse(other.symbol), exponent);
    return new Unit(
        Powers.print(factors),
        scale.times(other.scale.pow(exponent)),
        dimension.times(other.dimension.pow(exponent)));
  }

  /** Returns whether values of the two can be added and compared, after conversion. */
  public boolean sameDimension(Unit other) {
    return dimension.equals(other.dimension);
  }

  /** Returns whether the two are one size under maybe different names, such as Gbps and Gbit/s. */
  public boolean sameSize(Unit other) {
    return scale.equals(other.scale) && sameDimension(other);
  }

  /** Returns whether this is {@link #PERCENT}. */
  public boolean isPercent() {
    return equals(PERCENT);
  }

  /** Returns whether this is {@link #PERCENTAGE_POINT}. */
  public boolean isPercentagePoint() {
    return equals(PERCENTAGE_POINT);
  }

  /**
   * Returns whether the unit's zero is arbitrary, as that of °C: such values are parsed and
   * printed, but neither added nor multiplied.
   */
  public boolean isAffine() {
    return dimension.isAffine();
  }

  /** Returns whether this is a currency, not a price per something. */
  public boolean isCurrency() {
    return dimension.isBase(Dimension.CURRENCY);
  }

  /** Returns whether this is a counted thing, such as one request. */
  public boolean isCounted() {
    return dimension.isBase(Dimension.COUNT);
  }

  /** Returns whether things are counted in this, alone or per something. */
  public boolean countsThings() {
    return dimension.exponents().keySet().stream().anyMatch(b -> b.startsWith(Dimension.COUNT));
  }

  /** Returns the symbol. */
  @Override
  public String toString() {
    return symbol;
  }
}
