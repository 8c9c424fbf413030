package io.konkyo.content;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MegabyteTest {
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();

  @ParameterizedTest
  @CsvSource({
    "MB/s, MiB/s",
    "kB, KiB",
    "GB/(s*A), GiB/(s*A)",
    "s/MB, s/MiB",
    "MiB, MiB",
    "Mbit, Mbit",
    "B/s, B/s",
    "ms, ms"
  })
  void binaryToolsMeanPowersOfTwo(String printed, String meant) {
    assertEquals(unit(meant), Megabyte.BINARY.meant(unit(printed), UNITS));
    assertEquals(unit(printed), Megabyte.DECIMAL.meant(unit(printed), UNITS));
  }

  @ParameterizedTest
  @CsvSource({"MiB/s, MB/s, -", "KiB, kB, -", "GB, -, GB", "Gbit/s, -, -", "B, -, -", "MHz, -, -"})
  void toolsWriteOnePrefixForWhatTheyMean(String meant, String binary, String decimal) {
    assertEquals(binary, Megabyte.BINARY.printed(unit(meant)).orElse("-"));
    assertEquals(decimal, Megabyte.DECIMAL.printed(unit(meant)).orElse("-"));
  }

  private static Unit unit(String text) {
    return ((UnitLookup.Found) UNITS.parse(text)).unit();
  }
}
