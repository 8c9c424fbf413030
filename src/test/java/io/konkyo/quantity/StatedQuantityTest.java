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

class StatedQuantityTest {
  static Stream<Arguments> stated() {
    return Tables.rows("stated-quantities.tsv");
  }

  @ParameterizedTest
  @MethodSource("stated")
  void readsNumberAndUnit(String text, String printed, String value, String symbol, int decimals) {
    StatedQuantity stated = TestUnits.stated(text);
    assertEquals(printed, stated.toString());
    assertEquals(Rational.parse(value), stated.quantity().value());
    assertEquals(TestUnits.unit(symbol), stated.quantity().unit());
    assertEquals(decimals, stated.number().decimals());
    assertEquals(stated, TestUnits.stated(printed));
  }

  static Stream<Arguments> rejected() {
    return Tables.rows("rejected-quantities.tsv");
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void saysWhereAndWhyAndWhatToWrite(String text, String fault, String reason, String hints) {
    StatedQuantity.Rejected rejected =
        assertInstanceOf(
            StatedQuantity.Rejected.class, StatedQuantity.parse(text, TestUnits.REGISTRY));
    assertEquals(fault, text.substring(rejected.from(), rejected.to()));
    assertEquals(reason, rejected.reason());
    assertEquals(hints.isEmpty() ? List.of() : List.of(hints.split("\\|")), rejected.hints());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u00A0\t"})
  void saysThatNothingWasWritten(String text) {
    StatedQuantity.Rejected rejected =
        assertInstanceOf(
            StatedQuantity.Rejected.class, StatedQuantity.parse(text, TestUnits.REGISTRY));
    assertEquals("no number stands here", rejected.reason());
  }

  @Test
  void standsForHalfAUnitInTheLastPlaceEitherSide() {
    assertEquals(
        Interval.of(Rational.parse("0.205"), Rational.parse("0.215")),
        TestUnits.stated("0.21 ms").rounding());
  }
}
