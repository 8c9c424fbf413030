package io.konkyo.verdict.mismatch;

import io.konkyo.quantity.Grouping;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.Unit;

/** Writes numbers into explanations and hints, with a few digits more than were printed. */
public final class Wording {
  private static final int DIGITS = 6;
  private static final int DIGITS_OF_SMALL = 4;
  private static final int MOST_DECIMALS = 15;
  private static final int MORE_THAN_PRINTED = 2;

  private Wording() {}

  /**
   * Returns a value beside a printed number, with two digits more than that has, or four at all.
   */
  public static String near(Mismatch mismatch, Rational value) {
    return near(mismatch, value, mismatch.unit().symbol());
  }

  /** Returns a value beside a printed number, under another unit. */
  public static String near(Mismatch mismatch, Rational value, String unit) {
    int decimals = Math.max(0, mismatch.decimals()) + MORE_THAN_PRINTED;
    return with(decimal(value, decimals(value, decimals, DIGITS_OF_SMALL)), unit);
  }

  /** Returns a quantity with up to six significant digits, or all of a whole number. */
  public static String quantity(Quantity quantity) {
    return number(quantity.value(), quantity.unit());
  }

  /** Returns a value with up to six significant digits, or all of a whole number. */
  public static String number(Rational value, Unit unit) {
    return with(decimal(value, decimals(value, 0, DIGITS)), unit.symbol());
  }

  /** Returns at least so many decimals, and as many as show so many significant digits. */
  private static int decimals(Rational value, int least, int significant) {
    Rational limit = Rational.powerOfTen(significant - 1);
    Rational magnitude = value.abs();
    int decimals = least;
    while (decimals < MOST_DECIMALS
        && magnitude.times(Rational.powerOfTen(decimals)).compareTo(limit) < 0) {
      decimals++;
    }
    return decimals;
  }

  private static String decimal(Rational value, int decimals) {
    String plain = Rounding.HALF_UP.toDecimal(value, decimals);
    int end = plain.length();
    if (plain.indexOf('.') >= 0) {
      while (plain.charAt(end - 1) == '0') {
        end--;
      }
      end -= plain.charAt(end - 1) == '.' ? 1 : 0;
    }
    return Grouping.commas(plain.substring(0, end));
  }

  private static String with(String number, String unit) {
    return unit.isEmpty() ? number : number + " " + unit;
  }
}
