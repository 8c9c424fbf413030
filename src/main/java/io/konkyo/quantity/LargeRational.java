package io.konkyo.quantity;

import java.math.BigInteger;

/** A fraction of which a part does not fit a {@code long}; made by {@link Fractions} only. */
final class LargeRational extends Rational {
  private final BigInteger numerator;
  private final BigInteger denominator;

  LargeRational(BigInteger numerator, BigInteger denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  @Override
  public BigInteger numerator() {
    return numerator;
  }

  @Override
  public BigInteger denominator() {
    return denominator;
  }

  @Override
  public int signum() {
    return numerator.signum();
  }

  @Override
  public boolean isInteger() {
    return denominator.equals(BigInteger.ONE);
  }

  @Override
  public int bitLength() {
    return numerator.abs().bitLength() + denominator.bitLength();
  }

  @Override
  public Rational negated() {
    return new LargeRational(numerator.negate(), denominator);
  }

  @Override
  public Rational reciprocal() {
    return numerator.signum() < 0
        ? new LargeRational(denominator.negate(), numerator.negate())
        : new LargeRational(denominator, numerator);
  }
}
