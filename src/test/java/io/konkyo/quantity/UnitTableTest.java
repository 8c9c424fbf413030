package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class UnitTableTest {
  private static final UnitTable TABLE = UnitTable.load();

  @ParameterizedTest
  @CsvSource({"units.tsv, 6", "prefixes.tsv, 4", "spellings.tsv, 4"})
  void everyRowIsWholeAndNamesItsSource(String table, int columns) {
    for (List<String> row : Tsv.read(table)) {
      assertEquals(columns, row.size(), row::toString);
      assertFalse(row.get(columns - 1).isBlank(), row::toString);
    }
  }

  static Stream<Arguments> prefixes() {
    return Tables.rows("prefixes.tsv");
  }

  @ParameterizedTest
  @MethodSource("prefixes")
  void prefixesArePowersOfTenOrOf1024(String symbol, String factor, String name, String source) {
    Rational value = Rational.parse(factor);
    int rank =
        "kMGTPE".indexOf(Character.toUpperCase(symbol.charAt(0)) == 'K' ? 'k' : symbol.charAt(0))
            + 1;
    Rational expected =
        switch (symbol) {
          case "n" -> Rational.powerOfTen(-9);
          case "µ" -> Rational.powerOfTen(-6);
          case "m" -> Rational.powerOfTen(-3);
          case "c" -> Rational.powerOfTen(-2);
          default -> Rational.of(symbol.endsWith("i") ? 1024 : 1000).pow(rank);
        };
    assertEquals(expected, value, name);
    assertFalse(source.isEmpty());
  }

  @Test
  void noSpellingIsBothAcceptedAndRefused() {
    for (String refused : TABLE.ambiguous().keySet()) {
      assertFalse(TABLE.known().containsKey(refused), refused);
    }
    for (List<String> row : Tsv.read("spellings.tsv")) {
      if (row.get(1).equals("offered")) {
        assertFalse(TABLE.known().containsKey(row.get(0)), row::toString);
      }
    }
  }

  @Test
  void everyReadingOffersAUnitThatCanBeWritten() {
    TABLE
        .ambiguous()
        .forEach(
            (text, readings) -> {
              assertTrue(readings.size() > 1, text);
              for (String reading : readings) {
                String symbol = reading.split(" ")[0];
                assertInstanceOf(
                    UnitLookup.Found.class, UnitReader.read(symbol, TABLE), text + ": " + reading);
              }
            });
  }

  @Test
  void everyNameSuggestsItsUnit() {
    for (List<String> row : Tsv.read("units.tsv")) {
      for (String name : Tsv.words(row.get(4))) {
        assertEquals(
            new UnitLookup.Unknown(name, List.of(row.get(0))), UnitReader.read(name, TABLE));
      }
    }
  }
}
