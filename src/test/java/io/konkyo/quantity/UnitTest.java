package io.konkyo.quantity;

import static io.konkyo.quantity.TestUnits.unit;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitTest {
  @ParameterizedTest
  @CsvSource({
    "GB, s, GB*s, GB/s",
    "GB/s, s, GB, GB/s^2",
    "USD/GB, GB, USD, USD/GB^2",
    "request/s, core, req*core/s, req/(s*core)",
    "request, request/s, req^2/s, s",
    "s, GB, s*GB, s/GB",
    "'', s, s, 1/s",
    "1/s, core, core/s, 1/(s*core)",
    "1/s, s, '', 1/s^2",
    "B, ms, B*ms, B/ms",
  })
  void symbolsOfCompoundsAreBuiltFromTheirFactors(
      String left, String right, String product, String quotient) {
    assertEquals(product, unit(left).times(unit(right)).symbol());
    assertEquals(quotient, unit(left).per(unit(right)).symbol());
  }

  @Test
  void bitsAndBytesDifferByEight() {
    assertEquals(Rational.of(8), unit("B").scale().dividedBy(unit("bit").scale()));
    assertTrue(unit("Gbps").sameSize(unit("Gbit/s")));
    assertFalse(unit("Gbps").equals(unit("Gbit/s")));
    assertFalse(unit("MB").sameSize(unit("MiB")));
  }

  @Test
  void countedThingsAndCurrenciesDoNotMix() {
    assertFalse(unit("request").sameDimension(unit("query")));
    assertFalse(unit("USD").sameDimension(unit("KRW")));
    assertFalse(unit("Hz").sameDimension(unit("request/s")));
    assertFalse(unit("Hz").sameDimension(unit("bps")));
  }

  @Test
  void percentAndPercentagePointAreToldApart() {
    assertTrue(unit("%").isPercent());
    assertFalse(unit("%").isPercentagePoint());
    assertTrue(unit("pp").isPercentagePoint());
    assertFalse(unit("pp").isPercent());
    assertFalse(unit("‰").isPercent());
    assertEquals(Unit.PERCENT, unit("%"));
    assertEquals(Unit.PERCENTAGE_POINT, unit("%p"));
  }

  @Test
  void degreesHaveAnArbitraryZero() {
    assertTrue(unit("°C").isAffine());
    assertTrue(unit("°F").isAffine());
    assertTrue(unit("1/°C").isAffine());
    assertFalse(unit("kelvin").isAffine());
    assertFalse(unit("°C").sameDimension(unit("kelvin")));
    assertFalse(unit("°C").sameDimension(unit("°F")));
  }

  @Test
  void refusesSizesThatAreNotPositive() {
    assertThrows(
        IllegalArgumentException.class, () -> new Unit("u", Rational.ZERO, Dimension.NONE));
    Rational minus = Rational.of(-1);
    assertThrows(IllegalArgumentException.class, () -> new Unit("u", minus, Dimension.NONE));
  }
}
