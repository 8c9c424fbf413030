package io.konkyo.formula;

import java.math.BigInteger;

/**
 * A fraction kept as it falls out, never reduced: slow, and short enough to be seen to be right.
 *
 * @param above the numerator
 * @param below the denominator, above zero
 */
record NaiveNumber(BigInteger above, BigInteger below) {
  static NaiveNumber of(BigInteger above, BigInteger below) {
    return below.signum() < 0
        ? new NaiveNumber(above.negate(), below.negate())
        : new NaiveNumber(above, below);
  }

  static NaiveNumber of(long whole) {
    return of(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  NaiveNumber plus(NaiveNumber other) {
    return of(
        above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
  }

  NaiveNumber times(NaiveNumber other) {
    return of(above.multiply(other.above), below.multiply(other.below));
  }

  NaiveNumber negated() {
    return of(above.negate(), below);
  }

  NaiveNumber inverse() {
    return of(below, above);
  }

  boolean isZero() {
    return above.signum() == 0;
  }

  int compare(NaiveNumber other) {
    return plus(other.negated()).above.signum();
  }

  NaiveNumber floor() {
    BigInteger whole = above.subtract(above.mod(below)).divide(below);
    return of(whole, BigInteger.ONE);
  }
}
