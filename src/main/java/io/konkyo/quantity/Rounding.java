package io.konkyo.quantity;

/**
 * How a number is cut to a number of decimals. Decimals may be negative: −3 rounds to thousands.
 *
 * <p>Source: the house rule is {@link #HALF_UP} on the magnitude, symmetric for negative numbers.
 */
public enum Rounding {
  /** To the nearest; halfway goes away from zero. */
  HALF_UP {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return toHalf >= 0;
    }
  },
  /** To the nearest; halfway goes to the even last digit. */
  HALF_EVEN {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return toHalf > 0 || toHalf == 0 && odd;
    }
  },
  /** To the nearest; halfway goes toward minus infinity. */
  HALF_FLOOR {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return toHalf > 0 || toHalf == 0 && negative;
    }
  },
  /** To the nearest; halfway goes toward plus infinity. */
  HALF_CEILING {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return toHalf > 0 || toHalf == 0 && !negative;
    }
  },
  /** Cuts the digits off. */
  TOWARD_ZERO {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return false;
    }
  },
  /** Away from zero whenever something is cut off. */
  AWAY {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return true;
    }
  },
  /** Toward minus infinity. */
  FLOOR {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return negative;
    }
  },
  /** Toward plus infinity. */
  CEILING {
    @Override
    boolean goesOut(int toHalf, boolean odd, boolean negative) {
      return !negative;
    }
  };

  /**
   * Decides whether the magnitude grows by one in the last place kept; asked only when something is
   * cut off.
   *
   * @param toHalf sign of what is cut off less half of the last place
   * @param odd whether the last digit kept is odd
   * @param negative whether the number is below zero
   */
  abstract boolean goesOut(int toHalf, boolean odd, boolean negative);

  /**
   * Returns the number with {@code decimals} decimals.
   *
   * <p>Errors: {@link ArithmeticException} for decimals beyond any printable number.
   */
  public Rational round(Rational value, int decimals) {
    if (decimals >= 0 && value.isInteger()) {
      return value;
    }
    return places(value, decimals).times(Rational.powerOfTen(-decimals));
  }

  /**
   * Returns how many units in the last place the number with {@code decimals} decimals is: a whole
   * number.
   *
   * <p>Errors: as {@link #round}.
   */
  public Rational places(Rational value, int decimals) {
    return value.places(this, decimals);
  }

  /**
   * Returns the rounded number in digits: {@code 0.21}, {@code -0.30}, {@code 1000}.
   *
   * <p>Shape: keeps trailing zeros, no grouping, no exponent; a number that rounds to zero has no
   * sign.
   *
   * <p>Errors: as {@link #round}.
   */
  public String toDecimal(Rational value, int decimals) {
    return placePoint(places(value, decimals).toString(), decimals);
  }

  /** Returns a whole number divided by {@code 10^decimals}, on its digits. */
  private static String placePoint(String whole, int decimals) {
    if (decimals == 0 || decimals < 0 && whole.equals("0")) {
      return whole;
    }
    if (decimals < 0) {
      return whole + "0".repeat(-decimals);
    }
    String sign = whole.startsWith("-") ? "-" : "";
    String digits = whole.substring(sign.length());
    String padded = "0".repeat(Math.max(0, decimals + 1 - digits.length())) + digits;
    int point = padded.length() - decimals;
    return sign + padded.substring(0, point) + '.' + padded.substring(point);
  }
}
