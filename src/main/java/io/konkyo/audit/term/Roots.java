package io.konkyo.audit.term;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.Rational;
import java.math.BigInteger;

/** Square roots and logarithms to base two, enclosed between two fractions. */
final class Roots {
  /** Decimals the bounds agree in: far more than are ever printed. */
  private static final int DECIMALS = 24;

  private static final int BITS_OF_LOGARITHM = 80;
  private static final int PRECISION = 200;

  private Roots() {}

  static Interval sqrt(Interval range) {
    if (range.low().signum() < 0) {
      throw Unevaluable.unread("a root of a number below zero");
    }
    return Interval.of(sqrtBelow(range.low()), sqrtAbove(range.high()));
  }

  private static Rational sqrtBelow(Rational number) {
    Rational scale = Rational.powerOfTen(DECIMALS);
    BigInteger root = number.times(scale).times(scale).floor().sqrt();
    return Rational.of(root).dividedBy(scale);
  }

  private static Rational sqrtAbove(Rational number) {
    Rational below = sqrtBelow(number);
    return below.times(below).equals(number) ? below : below.plus(Rational.powerOfTen(-DECIMALS));
  }

  static Interval log2(Interval range) {
    if (range.low().signum() <= 0) {
      throw Unevaluable.unread("a logarithm of a number that may be zero");
    }
    Interval low = log2(range.low());
    return range.isPoint() ? low : low.hull(log2(range.high()));
  }

  private static Interval log2(Rational number) {
    int whole = wholeLog2(number);
    Rational rest = number.times(Rational.of(2).pow(-whole));
    Rational below = Rational.of(whole).plus(fraction(rest));
    return rest.equals(Rational.ONE)
        ? Interval.point(Rational.of(whole))
        : Interval.of(below, below.plus(Rational.powerOfTen(-DECIMALS + 4)));
  }

  private static int wholeLog2(Rational number) {
    int estimate = number.numerator().bitLength() - number.denominator().bitLength();
    return Rational.of(2).pow(estimate).compareTo(number) <= 0 ? estimate : estimate - 1;
  }

  /** Squaring a number between 1 and 2 doubles its logarithm, which gives the next bit. */
  private static Rational fraction(Rational rest) {
    BigInteger two = BigInteger.TWO.shiftLeft(PRECISION);
    BigInteger x = rest.times(Rational.of(BigInteger.ONE.shiftLeft(PRECISION))).floor();
    BigInteger bits = BigInteger.ZERO;
    for (int i = 0; i < BITS_OF_LOGARITHM; i++) {
      x = x.multiply(x).shiftRight(PRECISION);
      bits = bits.shiftLeft(1);
      if (x.compareTo(two) >= 0) {
        x = x.shiftRight(1);
        bits = bits.setBit(0);
      }
    }
    return Rational.of(bits, BigInteger.ONE.shiftLeft(BITS_OF_LOGARITHM));
  }
}
