package io.konkyo.quantity;

import java.math.BigInteger;

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
    return Rational.of(scaled(value, decimals)).times(Rational.powerOfTen(-decimals));
  }

  /**
   * Returns the rounded number in digits: {@code 0.21}, {@code -0.30}, {@code 1000}.
   *
   * <p>Shape: keeps trailing zeros, no grouping, no exponent; a number that rounds to zero has no
   * sign.
   */
  public String toDecimal(Rational value, int decimals) {
    return Digits.place(scaled(value, decimals), decimals);
  }

  /** Returns {@code value * 10^decimals}, rounded to a whole number. */
  private BigInteger scaled(Rational value, int decimals) {
    Rational shifted = value.times(Rational.powerOfTen(decimals));
    if (shifted.isInteger()) {
      return shifted.numerator();
    }
    boolean negative = shifted.signum() < 0;
    BigInteger denominator = shifted.denominator();
    BigInteger[] parts = shifted.numerator().abs().divideAndRemainder(denominator);
    int toHalf = parts[1].shiftLeft(1).compareTo(denominator);
    BigInteger magnitude =
        goesOut(toHalf, parts[0].testBit(0), negative) ? parts[0].add(BigInteger.ONE) : parts[0];
    return negative ? magnitude.negate() : magnitude;
  }
}
