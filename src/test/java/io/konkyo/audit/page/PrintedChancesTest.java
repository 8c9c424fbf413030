package io.konkyo.audit.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintedChancesTest {
  private static final PageReader READER = new PageReader(UnitRegistry.builtIn(), Map.of());

  @ParameterizedTest
  @CsvSource({
    "at least 4 of 3 3 3 3, 0.0123",
    "at least 3 of 3 3 3, 0.0370",
    "at least 2 of 2 3 4, 0.2917",
    "at least 0 of 5, 1.0000",
    "at least 3 of 3 3, 0.0000",
    "mean of 2 3 4, 1.08",
    "mean of 4 4, 0.5"
  })
  void whatChanceGivesIsComputedAgain(String asked, String printed) {
    PageReading reading = read(asked, printed);
    assertEquals(1, reading.numbers());
    assertEquals(List.of(), reading.misprints());
  }

  @ParameterizedTest
  @CsvSource({
    "at least 4 of 3 3 3 3, 0.0124, 0.0123",
    "at least 3 of 3 3 3 3, 0.0123, 0.1111",
    "mean of 2 3 4, 1.00, 1.08"
  })
  void anotherNumberIsAMisprint(String asked, String printed, String gives) {
    List<PageReading.Misprint> misprints = read(asked, printed).misprints();
    assertEquals(1, misprints.size());
    assertEquals(asked, misprints.get(0).fact());
    assertEquals(printed, misprints.get(0).printed());
    assertEquals(gives, misprints.get(0).gives());
  }

  @ParameterizedTest
  @CsvSource({"at least 2 of 0 3, 0.1", "median of 3 3, 0.1", "at least 1 of 3, viel"})
  void whatCannotBeReadIsNotCounted(String asked, String printed) {
    assertEquals(0, read(asked, printed).numbers());
  }

  private static PageReading read(String asked, String printed) {
    return READER.read("a.html", "<p><span data-chance='" + asked + "'>" + printed + "</span>");
  }
}
