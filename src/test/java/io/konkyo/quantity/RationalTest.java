package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RationalTest {
  private final Samples samples = new Samples(getClass());

  @ParameterizedTest
  @CsvSource({
    "41/200, 41/200",
    "82/400, 41/200",
    "-4/2, -2",
    "+3, 3",
    "0/7, 0",
    "0.205, 41/200",
    "-0.030, -3/100",
    "2.05e-1, 41/200",
    "1e3, 1000",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "1/9223372036854775808, 1/9223372036854775808",
  })
  void readsFractionsAndDecimals(String text, String printed) {
    assertEquals(printed, Rational.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "1/0", "1/-2", "1.", ".5", "1,000", "0x10", "1e", "1e9999999", "1e20001"})
  void refusesOtherText(String text) {
    assertThrows(NumberFormatException.class, () -> Rational.parse(text));
  }

  @Test
  void refusesTextTooLongToBeANumber() {
    String digits = "9".repeat(10_000_000);
    assertThrows(NumberFormatException.class, () -> Rational.parse(digits));
  }

  @Test
  void readsBackWhatItPrints() {
    for (int i = 0; i < 5_000; i++) {
      Rational value = samples.rational();
      assertEquals(value, Rational.parse(value.toString()));
    }
  }

  @Test
  void writesDecimalsThatEnd() {
    for (int i = 0; i < 5_000; i++) {
      Rational value = samples.decimal();
      String expected =
          new BigDecimal(value.numerator())
              .divide(new BigDecimal(value.denominator()))
              .stripTrailingZeros()
              .toPlainString();
      assertEquals(Optional.of(expected), value.toExactDecimal(12));
    }
  }

  @ParameterizedTest
  @CsvSource({"1/3, 50, ", "1/6, 50, ", "1/8, 3, 0.125", "1/8, 2, ", "5, 0, 5", "-3/2, 1, -1.5"})
  void writesNoDecimalThatDoesNotEndInTime(String value, int digits, String decimal) {
    assertEquals(Optional.ofNullable(decimal), Rational.parse(value).toExactDecimal(digits));
  }

  @Test
  void staysSmallWhileBothPartsFitALong() {
    assertInstanceOf(SmallRational.class, Rational.of(Long.MAX_VALUE, Long.MAX_VALUE - 1));
    assertInstanceOf(LargeRational.class, Rational.of(Long.MIN_VALUE));
    assertInstanceOf(SmallRational.class, Rational.of(Long.MIN_VALUE).plus(Rational.ONE).negated());
    assertEquals(Rational.of(-1), Rational.of(Long.MIN_VALUE, Long.MIN_VALUE).negated());
    assertEquals("-1/9223372036854775808", Rational.of(1, Long.MIN_VALUE).toString());
  }

  @Test
  void refusesToDivideByZero() {
    assertThrows(ArithmeticException.class, () -> Rational.of(1, 0));
    assertThrows(ArithmeticException.class, () -> Rational.of(BigInteger.ONE, BigInteger.ZERO));
    assertThrows(ArithmeticException.class, () -> Rational.ONE.dividedBy(Rational.ZERO));
    assertThrows(ArithmeticException.class, Rational.ZERO::reciprocal);
    assertThrows(ArithmeticException.class, () -> Rational.ZERO.pow(-1));
    Rational large = Rational.powerOfTen(50);
    assertThrows(ArithmeticException.class, () -> large.dividedBy(Rational.ZERO));
  }

  @Test
  void refusesPowersOutOfReach() {
    Rational two = Rational.of(2);
    assertThrows(ArithmeticException.class, () -> two.pow(Integer.MAX_VALUE));
    assertThrows(ArithmeticException.class, () -> two.pow(Integer.MIN_VALUE));
    assertThrows(ArithmeticException.class, () -> Rational.powerOfTen(Integer.MIN_VALUE));
    assertEquals(Rational.ONE, Rational.of(-1).pow(Integer.MIN_VALUE));
    assertEquals(Rational.of(-1), Rational.of(-1).pow(Integer.MAX_VALUE));
    assertEquals(Rational.ZERO, Rational.ZERO.pow(Integer.MAX_VALUE));
    assertEquals(Rational.ONE, Rational.ZERO.pow(0));
  }

  @Test
  void powersOfTenAreThose() {
    for (int exponent = -100; exponent <= 100; exponent++) {
      assertEquals(Rational.of(10).pow(exponent), Rational.powerOfTen(exponent));
    }
  }
}
