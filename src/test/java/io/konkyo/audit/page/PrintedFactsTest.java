package io.konkyo.audit.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintedFactsTest {
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();

  private static Quantity quantity(String text) {
    return ((StatedQuantity.Parsed) StatedQuantity.parse(text, UNITS)).quantity().quantity();
  }

  /** The fact is 0.205 ms, the family 1 ms and 25 µs, the share 33.75 %. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // printed | fact | relation | number is held against the fact | it is what it says
        "0.21 ms|step|-|1|true",
        "0.205 ms|step|-|1|true",
        "205 µs|step|-|1|true",
        "0.2 ms|step|-|1|true",
        "0.20 ms|step|-|1|false",
        "0.205 s|step|-|1|false",
        "0.21|step|-|1|true",
        "+0.21 ms|step|-|1|true",
        "−0.21 ms|step|-|1|false",
        "1 / 0.025 ms|both|-|2|true",
        "1 / 0.026 ms|both|-|2|false",
        "33.8%|share|-|1|true",
        "33.7%|share|-|1|false",
        "0.20 ms|step|!=|1|true",
        "0.21 ms|step|!=|1|false",
        "0.1 ms|step|<|1|true",
        "0.21 ms|step|<|1|false",
        "0.21 ms|step|>|1|true",
        "0.205 ms|step|>|1|false",
        "0.205 ms|step|>=|1|true",
        "0.205 ms|step|<=|1|true",
        "0.3 ms|step|<=|1|false",
        "0.21 ms|step|≈|0|true",
        "0.21 ms|nobody|-|0|true",
        "a step|step|-|0|true",
      })
  void aNumberIsHeldAgainstTheFactItNames(
      String printed, String fact, String relation, int found, boolean right) {
    String attribute = relation == null ? "" : " data-relation=\"" + relation + "\"";
    String html =
        "<p><span class=\"num\" data-fact=\"" + fact + "\"" + attribute + ">" + printed + "</span>";
    PageReading reading = reader().read("a.html", html);
    assertEquals(found, reading.numbers());
    assertEquals(right, reading.misprints().isEmpty(), reading.misprints().toString());
    reading.misprints().forEach(m -> assertEquals(3, m.from()));
  }

  private static PageReader reader() {
    Map<String, List<Quantity>> facts =
        Map.of(
            "step", List.of(quantity("0.205 ms")),
            "both", List.of(quantity("1 ms"), quantity("25 µs")),
            "share", List.of(quantity("33.75 %")));
    return new PageReader(UNITS, facts);
  }
}
