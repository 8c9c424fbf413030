package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitRegistryTest {
  static Stream<Arguments> spellings() {
    return Tables.rows("unit-spellings.tsv");
  }

  @ParameterizedTest
  @MethodSource("spellings")
  void findsUnitsUnderTheirSymbol(String text, String symbol, String scale, String dimension) {
    Unit unit = TestUnits.unit(text);
    assertEquals(new Unit(symbol, Rational.parse(scale), Dimension.parse(dimension)), unit);
    assertEquals(dimension, unit.dimension().toString());
  }

  static Stream<Arguments> refused() {
    return Tables.rows("refused-units.tsv");
  }

  @ParameterizedTest
  @MethodSource("refused")
  void refusesWhatReadersReadDifferentlyOrNotAtAll(
      String text, String lookup, String part, String offers) {
    List<String> all = offers.isEmpty() ? List.of() : List.of(offers.split("\\|"));
    UnitLookup expected =
        lookup.equals("Ambiguous")
            ? new UnitLookup.Ambiguous(part, all)
            : new UnitLookup.Unknown(part, all);
    assertEquals(expected, TestUnits.REGISTRY.parse(text));
  }

  @Test
  void plainNumbersHaveTheUnitOne() {
    assertEquals(Unit.ONE, TestUnits.unit(""));
    assertEquals(Unit.ONE, TestUnits.unit("1"));
  }

  @Test
  void everyCurrencyOfTheJdkIsADimensionOfItsOwn() {
    for (Currency currency : Currency.getAvailableCurrencies()) {
      String code = currency.getCurrencyCode();
      assertEquals(
          new Unit(code, Rational.ONE, Dimension.of("currency:" + code)), TestUnits.unit(code));
    }
  }

  @Test
  void countedUnitsPrintUnderTheirFirstSymbol() {
    assertEquals(
        new Unit("req", Rational.ONE, Dimension.of("count:request")), TestUnits.unit("request"));
    assertEquals(
        new Unit("query", Rational.ONE, Dimension.of("count:query")), TestUnits.unit("query"));
  }

  @Test
  void theBuiltInRegistryStaysAsItWas() {
    assertTrue(UnitRegistry.builtIn().parse("request") instanceof UnitLookup.Unknown);
  }

  @ParameterizedTest
  @CsvSource({
    "request, B, '`B` is already a unit'",
    "request, USD, '`USD` is already a unit'",
    "request, core, '`core` is already a unit'",
    "request, KB, '`KB` may mean different units'",
    "bit, bits, '`bit` is already a unit'",
    "a/b, ab, '`a/b` is no name for a unit: a letter, then letters, digits or _'",
    "request, 2req, '`2req` is no name for a unit: a letter, then letters, digits or _'",
    "request, ㎲, '`㎲` is no name for a unit: a letter, then letters, digits or _'",
    "request, '', '`` is no name for a unit: a letter, then letters, digits or _'",
  })
  void refusesCountedUnitsThatCouldNotBeReadBack(String id, String symbol, String fault) {
    CountedUnit counted = new CountedUnit(id, List.of(symbol));
    assertEquals(Optional.of(fault), TestUnits.REGISTRY.faultOf(counted));
    List<CountedUnit> units = List.of(counted);
    assertThrows(IllegalArgumentException.class, () -> TestUnits.REGISTRY.withCounted(units));
  }

  @ParameterizedTest
  @ValueSource(strings = {"요청", "リクエスト", "vCPU", "ipv4_address", "Säule"})
  void acceptsNamesOfAnyScript(String name) {
    CountedUnit counted = new CountedUnit(name, List.of());
    assertEquals(Optional.empty(), TestUnits.REGISTRY.faultOf(counted));
    UnitLookup lookup = TestUnits.REGISTRY.withCounted(List.of(counted)).parse(name + "/s");
    assertTrue(lookup instanceof UnitLookup.Found, lookup::toString);
  }
}
