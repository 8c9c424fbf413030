package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.math.BigInteger;

/** Computes shifts and masks, on whole numbers only. */
final class BitOperations {
  private static final Rational BITS_OF_BYTE = Rational.of(8);

  /** Decimals of a number in a message, beyond which it is shown as a fraction. */
  private static final int SHOWN_DECIMALS = 9;

  private BitOperations() {}

  static Quantity of(Binary binary, Quantity left, Quantity right) {
    return switch (binary.operator()) {
      case AND -> mask(whole(binary.left(), left).and(whole(binary.right(), right)));
      case OR -> mask(whole(binary.left(), left).or(whole(binary.right(), right)));
      default -> shift(binary, left, distance(binary.right(), right));
    };
  }

  private static Quantity mask(BigInteger bits) {
    return Quantity.of(Rational.of(bits));
  }

  /** Returns a plain number as a whole one from zero up. */
  static BigInteger whole(Expression place, Quantity quantity) {
    Arithmetic.requireLike(place, quantity, Quantity.of(Rational.ONE));
    Rational value = quantity.base();
    if (!value.isInteger() || value.signum() < 0) {
      throw Uncomputable.domain(
          place,
          "bits of " + text(value) + ", which is no whole number from 0 up",
          "take `floor(x)` of it first, or check its sign");
    }
    return value.numerator();
  }

  /** Returns a position or distance in bits. */
  static int distance(Expression place, Quantity quantity) {
    BigInteger bits = whole(place, quantity);
    if (bits.compareTo(BigInteger.valueOf(FormulaLimits.BITS)) > 0) {
      throw Uncomputable.tooLarge(
          place,
          "a shift or position of more than " + FormulaLimits.BITS + " bits",
          "correct the number of bits");
    }
    return bits.intValue();
  }

  /**
   * Shifts the number of whole pieces: of bytes where the unit is made of bytes, so that {@code 3
   * MiB >> 1} is 1.5 MiB as it is for a program that counts bytes, and {@code 5 B >> 1} is 2 B.
   */
  private static Quantity shift(Binary binary, Quantity left, int distance) {
    Rational piece = piece(left.unit());
    Rational pieces = left.base().dividedBy(piece);
    if (!pieces.isInteger()) {
      throw Uncomputable.domain(
          binary.left(),
          "a shift of " + text(pieces) + ", which is not whole",
          "take `floor(x)` of it first, or divide by a power of two");
    }
    BigInteger shifted =
        binary.operator() == BinaryOperator.SHIFT_LEFT
            ? pieces.numerator().shiftLeft(distance)
            : pieces.numerator().shiftRight(distance);
    Rational base = Rational.of(shifted).times(piece);
    return new Quantity(base.dividedBy(left.unit().scale()), left.unit());
  }

  private static String text(Rational value) {
    return value.toExactDecimal(SHOWN_DECIMALS).orElseGet(value::toString);
  }

  private static Rational piece(Unit unit) {
    boolean bytes = unit.symbol().endsWith("B") && unit.scale().compareTo(BITS_OF_BYTE) >= 0;
    return bytes ? BITS_OF_BYTE : Rational.ONE;
  }
}
