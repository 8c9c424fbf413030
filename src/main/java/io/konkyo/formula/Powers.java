package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;

/** Computes powers with whole exponents. */
final class Powers {
  private Powers() {}

  static Quantity of(Binary binary, Quantity base, Quantity exponent) {
    if (!exponent.unit().dimension().isNone()) {
      Arithmetic.requireLike(binary, exponent, Quantity.of(Rational.ONE));
    }
    Rational power = exponent.base();
    if (!power.isInteger()) {
      throw Uncomputable.domain(
          binary.right(), "the exponent is no whole number", "a square root is `sqrt(x)`");
    }
    boolean inverse = power.signum() < 0;
    if (inverse && base.value().signum() == 0) {
      throw Uncomputable.domain(
          binary.left(), "zero has no negative power", "choose another value where it is zero");
    }
    int whole = inRange(binary, base.value(), power);
    Unit unit = base.unit();
    if (!unit.dimension().isNone()) {
      return new Quantity(base.value().pow(whole), unit.pow(whole));
    }
    return Quantity.of(base.base().pow(whole));
  }

  /** Refuses before computing: the power of a small number may be as large as memory. */
  private static int inRange(Binary binary, Rational base, Rational power) {
    long bits = base.abs().equals(Rational.ONE) || base.signum() == 0 ? 1 : base.bitLength();
    boolean small = power.abs().compareTo(Rational.of(FormulaLimits.BITS)) <= 0;
    if (!small || bits * power.abs().numerator().longValue() > 2L * FormulaLimits.BITS) {
      throw Uncomputable.tooLarge(
          binary, "the power is a number of more than about 2,400 digits", "lower the exponent");
    }
    return power.numerator().intValue();
  }
}
