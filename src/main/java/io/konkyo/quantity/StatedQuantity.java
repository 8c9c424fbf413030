package io.konkyo.quantity;

import java.util.List;
import java.util.Objects;

/**
 * A quantity as printed: {@code 0.21 ms}, {@code 33.5%}, {@code $4.47}, {@code 44,991 request/s}.
 *
 * @param number the number as typed
 * @param unit the unit it is in
 */
public record StatedQuantity(NumberText number, Unit unit) {
  private static final int MOST_DECIMALS = 12;

  public StatedQuantity {
    Objects.requireNonNull(number);
    Objects.requireNonNull(unit);
  }

  /** Whether a text is a quantity. */
  public sealed interface Result {}

  /** The text is a quantity. */
  public record Parsed(StatedQuantity quantity) implements Result {}

  /** What keeps a text from being a quantity. */
  public enum Fault {
    /** There is no number, or more than a number with its unit. */
    EXTENT,
    /** The number is badly written. */
    NUMBER,
    /** Nobody declared the unit. */
    UNKNOWN_UNIT,
    /** The unit is written for different sizes. */
    AMBIGUOUS_UNIT
  }

  /**
   * The text is no quantity.
   *
   * @param fault what kind of fault it is
   * @param from offset in the text where the fault begins
   * @param to offset after the fault
   * @param reason what is wrong, lower case, no full stop
   * @param hints what to write instead, the best first; units as they are, else whole sentences;
   *     may be empty
   */
  public record Rejected(Fault fault, int from, int to, String reason, List<String> hints)
      implements Result {
    public Rejected {
      hints = List.copyOf(hints);
    }
  }

  /**
   * Reads a number and the unit after it; a currency symbol may stand before the number instead.
   *
   * <p>Errors: {@link Rejected}; never throws.
   */
  public static Result parse(String text, UnitRegistry units) {
    return QuantityReader.read(text, units);
  }

  /** Returns the exact quantity. */
  public Quantity quantity() {
    return new Quantity(number.value(), unit);
  }

  /** Returns the numbers the text stands for, in its unit. */
  public Interval rounding() {
    return number.halfUlp();
  }

  /**
   * Returns how many decimals print a place no coarser than the last one of this, in another unit
   * of the dimension; at most twelve.
   */
  public int decimalsIn(Unit other) {
    Rational ulp = new Quantity(number.ulp(), unit).in(other).value();
    int decimals = 0;
    while (decimals < MOST_DECIMALS && Rational.powerOfTen(-decimals).compareTo(ulp) > 0) {
      decimals++;
    }
    return decimals;
  }

  /** Returns the number as typed and the normalised unit. */
  @Override
  public String toString() {
    return unit.symbol().isEmpty() ? number.text() : number.text() + " " + unit.symbol();
  }
}
