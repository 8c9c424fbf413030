package io.konkyo.verdict.ladder;

import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.range.InputRange;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Decides how many digits a computed number prints when its author states none.
 *
 * <p>Sums and differences keep the decimals of their coarsest rounded operand. Products and
 * quotients keep the most digits at which no more than two printable values lie inside what the
 * inputs' rounding allows, and at least two significant ones. Results of exact inputs print exactly
 * while that takes few digits, and with six significant digits where it does not.
 *
 * <p>Source: number anchors, section 4, "How many digits to print".
 */
public final class PrintedDigits {
  private static final int MOST_DECIMALS = 9;
  private static final int SIGNIFICANT_WHEN_EXACT = 6;
  private static final int SIGNIFICANT_AT_LEAST = 2;
  private static final int MOST_PRINTABLE = 2;
  private static final Rational HALF = Rational.of(1, 2);

  private PrintedDigits() {}

  /** Returns the computed value with the digits its inputs support. */
  public static StatedQuantity of(Computation computation) {
    Quantity exact = computation.exact();
    NumberText number =
        NumberText.of(exact.value(), decimals(computation), Rounding.HALF_UP, /* grouped= */ true);
    return new StatedQuantity(number, exact.unit());
  }

  private static int decimals(Computation computation) {
    Quantity exact = computation.exact();
    Optional<Interval> range = InputRange.of(computation).estimate();
    if (range.isEmpty() || range.get().isPoint()) {
      return decimalsOfExact(exact.value());
    }
    Optional<Rational> coarsest = new Resolution(computation).ofSum();
    return coarsest.isPresent()
        ? decimalsOfUlp(coarsest.get().dividedBy(exact.unit().scale()))
        : Math.max(
            decimalsOfProduct(range.get()),
            decimalsForSignificant(exact.value(), SIGNIFICANT_AT_LEAST));
  }

  /** Returns the most decimals whose last place is no finer than a unit of an operand. */
  private static int decimalsOfUlp(Rational ulp) {
    int decimals = 0;
    while (decimals < MOST_DECIMALS && Rational.powerOfTen(-decimals - 1).compareTo(ulp) >= 0) {
      decimals++;
    }
    return decimals;
  }

  private static int decimalsOfProduct(Interval range) {
    int decimals = MOST_DECIMALS;
    while (decimals > 0 && printable(range, decimals) > MOST_PRINTABLE) {
      decimals--;
    }
    return decimals;
  }

  /** Counts the numbers of a precision that the range allows; one that it only touches is not. */
  private static long printable(Interval range, int decimals) {
    Rational places = Rational.powerOfTen(decimals);
    BigInteger first = range.low().times(places).minus(HALF).floor().add(BigInteger.ONE);
    BigInteger last = range.high().times(places).plus(HALF).ceil().subtract(BigInteger.ONE);
    BigInteger count = last.subtract(first).add(BigInteger.ONE);
    return count.bitLength() < Long.SIZE ? count.longValue() : Long.MAX_VALUE;
  }

  private static int decimalsOfExact(Rational value) {
    Optional<String> decimal = value.toExactDecimal(MOST_DECIMALS);
    if (decimal.isPresent()) {
      int point = decimal.get().indexOf('.');
      return point < 0 ? 0 : decimal.get().length() - point - 1;
    }
    return decimalsForSignificant(value, SIGNIFICANT_WHEN_EXACT);
  }

  /**
   * Returns the decimals at which a value shows so many significant digits; zero if it is large.
   */
  private static int decimalsForSignificant(Rational value, int significant) {
    if (value.signum() == 0) {
      return 0;
    }
    int decimals = 0;
    Rational limit = Rational.powerOfTen(significant - 1);
    while (decimals < MOST_DECIMALS * 2
        && value.abs().times(Rational.powerOfTen(decimals)).compareTo(limit) < 0) {
      decimals++;
    }
    return decimals;
  }
}
