package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RoundingTest {
  private final Samples samples = new Samples(getClass());

  @ParameterizedTest
  @EnumSource
  void agreesWithTheScalesOfTheJdk(Rounding rounding) {
    for (int i = 0; i < 5_000; i++) {
      Rational value = i % 2 == 0 ? samples.decimal() : halfway();
      int decimals = samples.below(14) - 4;
      BigDecimal exact = new BigDecimal(value.toExactDecimal(40).orElseThrow());
      BigDecimal expected = exact.setScale(decimals, modeOf(rounding, value));
      String decimal = rounding.toDecimal(value, decimals);
      assertEquals(expected.toPlainString(), decimal, () -> value + " to " + decimals);
      assertEquals(Rational.parse(decimal), rounding.round(value, decimals));
    }
  }

  @ParameterizedTest
  @EnumSource
  void agreesWithTheJdkOnFractionsWithoutEnd(Rounding rounding) {
    for (int i = 0; i < 5_000; i++) {
      Rational value = samples.rational();
      int decimals = samples.below(14) - 4;
      BigDecimal expected =
          new BigDecimal(value.numerator())
              .divide(new BigDecimal(value.denominator()), decimals, modeOf(rounding, value));
      assertEquals(
          expected.toPlainString(),
          rounding.toDecimal(value, decimals),
          () -> value + " to " + decimals);
    }
  }

  /** Returns a number whose cut-off part is often exactly a half. */
  private Rational halfway() {
    Rational half = Rational.of(5).times(Rational.powerOfTen(-1 - samples.below(8)));
    return Rational.of(samples.below(2_000) - 1_000).times(half);
  }

  private static RoundingMode modeOf(Rounding rounding, Rational value) {
    boolean negative = value.signum() < 0;
    return switch (rounding) {
      case HALF_UP -> RoundingMode.HALF_UP;
      case HALF_EVEN -> RoundingMode.HALF_EVEN;
      case HALF_FLOOR -> negative ? RoundingMode.HALF_UP : RoundingMode.HALF_DOWN;
      case HALF_CEILING -> negative ? RoundingMode.HALF_DOWN : RoundingMode.HALF_UP;
      case TOWARD_ZERO -> RoundingMode.DOWN;
      case AWAY -> RoundingMode.UP;
      case FLOOR -> RoundingMode.FLOOR;
      case CEILING -> RoundingMode.CEILING;
    };
  }

  @ParameterizedTest
  @CsvSource({
    "HALF_UP, 0.205, 2, 0.21",
    "HALF_EVEN, 0.205, 2, 0.20",
    "HALF_UP, -0.205, 2, -0.21",
    "TOWARD_ZERO, -0.209, 2, -0.20",
    "HALF_UP, -0.004, 2, 0.00",
    "HALF_UP, 0.04, 3, 0.040",
    "HALF_UP, 1234, -2, 1200",
    "HALF_UP, 49, -2, 0",
    "HALF_UP, 50, -2, 100",
    "HALF_UP, 12905/38507, 4, 0.3351",
  })
  void printsDigitsAsTheyAreStated(Rounding rounding, String value, int decimals, String printed) {
    assertEquals(printed, rounding.toDecimal(Rational.parse(value), decimals));
  }

  @Test
  void refusesDecimalsBeyondAnyPrint() {
    assertThrows(
        ArithmeticException.class,
        () -> Rounding.HALF_UP.toDecimal(Rational.of(1, 3), Integer.MAX_VALUE));
  }
}
