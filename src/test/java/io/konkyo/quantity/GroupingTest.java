package io.konkyo.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|0",
        "999|999",
        "1000|1,000",
        "44991|44,991",
        "-44991.25|-44,991.25",
        "-100|-100",
        "6291456|6,291,456",
        "0.123456|0.123456",
        "1234.123456|1,234.123456",
      })
  void putsCommasIntoTheWholePart(String plain, String grouped) {
    assertEquals(grouped, Grouping.commas(plain));
  }
}
