package io.konkyo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.content.CountedThing;
import io.konkyo.quantity.CountedUnit;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import io.konkyo.source.SourceFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a quantity looks in each language; {@code ~} stands for a no-break space. */
class QuantityPrinterTest {
  private static final UnitRegistry UNITS =
      UnitRegistry.builtIn()
          .withCounted(
              List.of(
                  new CountedUnit("request", List.of("req", "request")),
                  new CountedUnit("vcpu", List.of("vCPU")),
                  new CountedUnit("run", List.of("run", "runs"))));
  private static final Map<String, CountedThing> COUNTED =
      Map.of(
          "request", counted("request", "req", Map.of("ko", "건", "ja", "件")),
          "vcpu", counted("vcpu", "vCPU", Map.of("ko", "vCPU", "ja", "vCPU")),
          "run", counted("run", "run", Map.of("ko", "회", "en", "runs"), Map.of("en", "run")));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ko | 6,000 request | 6,000건",
        "ja | 6,000 request | 6,000件",
        "ko | 38,507 req/s | 38,507~req/s",
        "ko | 4 vCPU | 4~vCPU",
        "ja | 4 vCPU | 4~vCPU",
        "en | 4 vCPU | 4~vCPU",
        "en | 1 run | 1~run",
        "en | 2 run | 2~runs",
        "en | 0 run | 0~runs",
        "en | -1 run | \u22121~run",
        "en | 1.0 run | 1.0~runs",
        "en | 21 run | 21~runs",
        "ko | 1 run | 1회",
        "ko | 60 s | 60초",
        "ja | 60 s | 60秒",
        "ko | 0.040 ms | 0.040~ms",
        "ja | 33.5 % | 33.5%",
        "ko | -0.3 ms | \u22120.3~ms",
        "ja | 223376179200 B | 223,376,179,200~B",
        "ko | 9001 B | 9001~B",
        "ko | 0.01 USD/GB | $0.01/GB",
        "ko | 0x29 | 0x29",
        "ja | 0b101001 | 0b101001",
      })
  void printsAs(String locale, String typed, String printed) {
    StatedQuantity.Result result = StatedQuantity.parse(typed, UNITS);
    StatedQuantity quantity = ((StatedQuantity.Parsed) result).quantity();
    assertEquals(
        printed.replace('~', '\u00a0'), new QuantityPrinter(locale, COUNTED).print(quantity));
  }

  private static CountedThing counted(String id, String symbol, Map<String, String> counters) {
    return counted(id, symbol, counters, Map.of());
  }

  private static CountedThing counted(
      String id, String symbol, Map<String, String> counters, Map<String, String> ones) {
    SourceFile file = new SourceFile("units.yml", id);
    return new CountedThing(
        new Located<>(id, file.span(0, id.length())),
        symbol,
        List.of(),
        counters,
        counters,
        ones,
        Map.of());
  }
}
