package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ConversionsTest {
  static Stream<Arguments> conversions() {
    return Tables.rows("conversions.tsv");
  }

  @ParameterizedTest
  @MethodSource("conversions")
  void agreeWithPublishedValues(String from, String to, String expected, String source) {
    NumberText published = TestUnits.stated(expected).number();
    Rational computed = TestUnits.quantity(from).in(TestUnits.unit(to)).value();
    assertEquals(published.value(), Rounding.HALF_UP.round(computed, published.decimals()), source);
    assertFalse(source.isEmpty());
  }
}
