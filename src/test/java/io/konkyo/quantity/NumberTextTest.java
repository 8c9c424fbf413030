package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  private final Samples samples = new Samples(getClass());

  static Stream<Arguments> numbers() {
    return Tables.rows("numbers.tsv");
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void readsValueAndPrecision(String text, String value, int decimals, boolean grouped) {
    NumberText expected = new NumberText(text, Rational.parse(value), decimals, grouped);
    assertEquals(new NumberText.Parsed(expected), NumberText.parse(text));
  }

  static Stream<Arguments> rejected() {
    return Tables.rows("rejected-numbers.tsv");
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void saysWhatIsWrongAndWhatToWrite(String text, String reason, String hint) {
    assertEquals(new NumberText.Rejected(reason, hint), NumberText.parse(text));
  }

  @Test
  void saysThatNothingWasWritten() {
    assertEquals(
        new NumberText.Rejected("the number is empty", "write digits, such as 0.21"),
        NumberText.parse(""));
  }

  @Test
  void readsBackWhatItPrints() {
    for (int i = 0; i < 5_000; i++) {
      int decimals = samples.below(12);
      boolean grouped = samples.below(2) == 0;
      Rounding rounding = samples.oneOf(List.of(Rounding.values()));
      NumberText printed = NumberText.of(samples.rational(), decimals, rounding, grouped);
      NumberText read = parsed(printed.text());
      assertEquals(printed.value(), read.value());
      assertEquals(printed.decimals(), read.decimals());
      assertEquals(printed.text(), read.toString());
      assertEquals(printed.text().contains(","), read.grouped());
    }
  }

  @Test
  void printsTheValueItHolds() {
    NumberText number = NumberText.of(Rational.parse("0.205"), 2, Rounding.HALF_UP, false);
    assertEquals(new NumberText("0.21", Rational.of(21, 100), 2, false), number);
    assertEquals("44,991", NumberText.of(Rational.of(44991), 0, Rounding.HALF_UP, true).toString());
  }

  @Test
  void standsForHalfAUnitInTheLastPlaceEitherSide() {
    assertEquals(
        Interval.of(Rational.parse("0.0395"), Rational.parse("0.0405")), parsed("0.040").halfUlp());
    assertEquals(Rational.of(1, 1000), parsed("0.040").ulp());
    assertEquals(Rational.of(1000), parsed("1e3").ulp());
    assertEquals(Interval.of(Rational.of(500), Rational.of(1500)), parsed("1e3").halfUlp());
    assertEquals(Rational.ONE, parsed("0x29").ulp());
    assertEquals(
        Interval.of(Rational.parse("-0.25"), Rational.parse("-0.15")), parsed("−0.2").halfUlp());
  }

  @ParameterizedTest
  @ValueSource(ints = {1_001, 10_000_000})
  void refusesEndlessDigits(int length) {
    NumberText.Result result = NumberText.parse("9".repeat(length));
    assertEquals(
        new NumberText.Rejected(
            "the number has " + length + " characters", "write at most 1000 characters"),
        result);
  }

  @Test
  void readsAsManyDigitsAsItAllows() {
    assertEquals(0, parsed("9".repeat(1000)).decimals());
    assertEquals(998, parsed("0." + "9".repeat(998)).decimals());
  }

  @Test
  void keepsHintsShort() {
    NumberText.Rejected rejected =
        assertInstanceOf(NumberText.Rejected.class, NumberText.parse("0" + "7".repeat(900)));
    assertEquals("write " + "7".repeat(40) + "…", rejected.hint().substring(0, 47));
  }

  private static NumberText parsed(String text) {
    return assertInstanceOf(NumberText.Parsed.class, NumberText.parse(text)).number();
  }
}
