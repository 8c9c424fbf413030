package io.konkyo.quantity;

import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;

/**
 * An exact fraction, always in lowest terms with a positive denominator.
 *
 * <p>Shape: one value has one representation, so {@code equals} is equality of numbers. Values
 * whose numerator and denominator both fit a {@code long} take a path without {@link BigInteger};
 * the methods here are the general case.
 *
 * <p>Errors: {@link ArithmeticException} for a zero divisor and for a power beyond {@link
 * #MAX_BITS}.
 */
public abstract sealed class Rational implements Comparable<Rational>
    permits SmallRational, LargeRational {

  public static final Rational ZERO = new SmallRational(0, 1);
  public static final Rational ONE = new SmallRational(1, 1);

  /** Powers stop here: no document needs a number of more bits, and a typing slip could ask. */
  public static final int MAX_BITS = 1 << 20;

  /** Returns the whole number. */
  public static Rational of(long value) {
    return value == Long.MIN_VALUE
        ? Fractions.whole(BigInteger.valueOf(value))
        : new SmallRational(value, 1);
  }

  /**
   * Returns {@code numerator / denominator}.
   *
   * <p>Errors: {@link ArithmeticException} if {@code denominator} is zero.
   */
  public static Rational of(long numerator, long denominator) {
    return Fractions.reduce(numerator, denominator);
  }

  /**
   * Returns {@code numerator / denominator}.
   *
   * <p>Errors: {@link ArithmeticException} if {@code denominator} is zero.
   */
  public static Rational of(BigInteger numerator, BigInteger denominator) {
    return Fractions.reduce(numerator, denominator);
  }

  /** Returns the whole number. */
  public static Rational of(BigInteger value) {
    return Fractions.whole(value);
  }

  /**
   * Returns the number written as {@code 41/200}, {@code 41}, {@code -0.205} or {@code 2.05e-1}.
   *
   * <p>Errors: {@link NumberFormatException} for any other text. Numbers typed by authors go
   * through {@link NumberText#parse} instead, which explains what is wrong.
   */
  public static Rational parse(String text) {
    return RationalText.parse(text);
  }

  /**
   * Returns ten to the power of {@code exponent}, which may be negative.
   *
   * <p>Errors: {@link ArithmeticException} beyond {@link #MAX_BITS}.
   */
  public static Rational powerOfTen(int exponent) {
    return PowersOfTen.of(exponent);
  }

  /** Returns the numerator; its sign is the sign of the number. */
  public abstract BigInteger numerator();

  /** Returns the denominator, at least one. */
  public abstract BigInteger denominator();

  /** Returns −1, 0 or 1. */
  public abstract int signum();

  /** Returns whether the denominator is one. */
  public abstract boolean isInteger();

  /** Returns the bits of numerator and denominator together: the guard for growing computations. */
  public abstract int bitLength();

  /** Returns the number with the other sign. */
  public abstract Rational negated();

  /** Returns the sum. */
  public Rational plus(Rational addend) {
    return Fractions.sum(this, addend);
  }

  /** Returns the difference. */
  public Rational minus(Rational subtrahend) {
    return plus(subtrahend.negated());
  }

  /** Returns the product. */
  public Rational times(Rational factor) {
    return Fractions.product(this, factor);
  }

  /**
   * Returns the quotient.
   *
   * <p>Errors: {@link ArithmeticException} if {@code divisor} is zero.
   */
  public Rational dividedBy(Rational divisor) {
    return times(divisor.reciprocal());
  }

  /**
   * Returns one divided by this.
   *
   * <p>Errors: {@link ArithmeticException} if this is zero.
   */
  public abstract Rational reciprocal();

  /** Returns the magnitude. */
  public Rational abs() {
    return signum() < 0 ? negated() : this;
  }

  /**
   * Returns this to the power of {@code exponent}; anything to the power of zero is one.
   *
   * <p>Errors: {@link ArithmeticException} if this is zero and the exponent negative, or if the
   * result would have more than {@link #MAX_BITS} bits.
   */
  public Rational pow(int exponent) {
    return Fractions.power(this, exponent);
  }

  /** Returns the largest whole number that is not above this. */
  public BigInteger floor() {
    return Fractions.floor(this);
  }

  /** Returns the smallest whole number that is not below this. */
  public BigInteger ceil() {
    return negated().floor().negate();
  }

  /** Returns the smaller of the two. */
  public Rational min(Rational other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Returns the larger of the two. */
  public Rational max(Rational other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** Returns the nearest whole number as {@code rounding} has it. */
  Rational roundToWhole(Rounding rounding) {
    return Fractions.roundToWhole(this, rounding);
  }

  /** Returns {@code this * 10^decimals}, rounded to a whole number. */
  Rational places(Rounding rounding, int decimals) {
    return times(powerOfTen(decimals)).roundToWhole(rounding);
  }

  /**
   * Returns the number written out as a decimal, if it ends within {@code maxDigits} places.
   *
   * <p>Shape: no exponent, no grouping, no trailing zero after the point.
   */
  public Optional<String> toExactDecimal(int maxDigits) {
    return RationalText.exactDecimal(this, maxDigits);
  }

  @Override
  public int compareTo(Rational other) {
    return Fractions.compare(this, other);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Rational other
        && numerator().equals(other.numerator())
        && denominator().equals(other.denominator());
  }

  @Override
  public int hashCode() {
    return Objects.hash(numerator(), denominator());
  }

  /** Returns {@code 41/200}, or {@code 41} for a whole number. */
  @Override
  public String toString() {
    return isInteger() ? numerator().toString() : numerator() + "/" + denominator();
  }
}
