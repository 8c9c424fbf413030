package io.konkyo.verdict;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.quantity.Interval;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.Optional;

/**
 * Decides how many digits a computed number prints when its author states none.
 *
 * <p>Source: sums and differences keep the decimals of their coarsest rounded operand; products and
 * quotients keep the most digits at which no more than two printable values fit the inputs'
 * rounding; at least two significant digits either way. Exact results print exactly while that
 * takes few digits.
 */
public final class PrintedDigits {
  private static final int MOST_DECIMALS = 9;
  private static final int SIGNIFICANT_WHEN_EXACT = 6;
  private static final int SIGNIFICANT_AT_LEAST = 2;

  private PrintedDigits() {}

  /** Returns the computed value with the digits its inputs support. */
  public static StatedQuantity of(Computation computation) {
    Quantity exact = computation.exact();
    int decimals = decimals(computation);
    NumberText number =
        NumberText.of(exact.value(), decimals, Rounding.HALF_UP, /* grouped= */ true);
    return new StatedQuantity(number, exact.unit());
  }

  private static int decimals(Computation computation) {
    Quantity exact = computation.exact();
    Optional<Interval> range = InputRange.of(computation, exact.unit());
    if (range.isEmpty() || range.get().isPoint()) {
      return decimalsOfExact(exact.value());
    }
    Rational smallestUlp = smallestUlp(computation, range.get().width());
    int decimals = 0;
    if (Rational.ONE.compareTo(smallestUlp) >= 0) {
      while (decimals < MOST_DECIMALS
          && Rational.powerOfTen(-decimals - 1).compareTo(smallestUlp) >= 0) {
        decimals++;
      }
    }
    return Math.max(decimals, decimalsForSignificant(exact.value(), SIGNIFICANT_AT_LEAST));
  }

  /**
   * The range's width is twice the half width: for a sum, that is the sum of the operands' ulps.
   */
  private static Rational smallestUlp(Computation computation, Rational width) {
    if (!isSum(computation.expression())) {
      return width;
    }
    long rounded = computation.leaves().stream().filter(leaf -> leaf.box().isPresent()).count();
    return width.dividedBy(Rational.of(rounded));
  }

  private static boolean isSum(Expression expression) {
    if (expression instanceof Conversion conversion) {
      return isSum(conversion.operand());
    }
    return expression instanceof Binary binary
        && (binary.operator() == BinaryOperator.PLUS || binary.operator() == BinaryOperator.MINUS);
  }

  private static int decimalsOfExact(Rational value) {
    Optional<String> decimal = value.toExactDecimal(MOST_DECIMALS);
    if (decimal.isPresent()) {
      int point = decimal.get().indexOf('.');
      return point < 0 ? 0 : decimal.get().length() - point - 1;
    }
    return Math.max(0, decimalsForSignificant(value, SIGNIFICANT_WHEN_EXACT));
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
