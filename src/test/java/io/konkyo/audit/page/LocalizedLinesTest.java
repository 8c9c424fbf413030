package io.konkyo.audit.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.konkyo.quantity.UnitRegistry;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of calculations whose functions and names are written in the reader's language. */
class LocalizedLinesTest {
  private final PageReader reader = new PageReader(UnitRegistry.builtIn(), Map.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<span class='function' data-term='mean'>평균</span>(332 MB/s, 333 MB/s) = 332.5 MB/s | true",
        "<span class='function' data-term='mean'>평균</span>(332 MB/s, 333 MB/s) = 333.5 MB/s | false",
        "<span class='function' data-term='max'>最大値</span>(1 ms, 3 ms) = 3 ms | true",
        "<var data-term='relative_drop'>기준값에 견준 감소율</var> = (10 ms − 9 ms) ÷ 10 ms = 10% | true",
        "<var data-term='relative_drop'>기준값에 견준 감소율</var> = (10 ms − 9 ms) ÷ 10 ms = 20% | false",
        "<span class='condition'><var data-term='hit'>hit</var> = 0 ⇔ </span>2 = 0 ✗ | true",
        "<span class='condition'><var data-term='hit'>hit</var> = 0 ⇔ </span>2 = 0 ✓ | false",
      })
  void isReadByTheNamesOfFormulas(String line, boolean isTrue) {
    String html = "<p class='trace'><span class='trace-line'>" + line + "</span></p>";
    List<PageReading.Placed> passages = reader.read("page.html", html).passages();
    assertEquals(1, passages.size());
    assertEquals(isTrue, passages.get(0).passage().isTrue());
    assertEquals(isTrue, passages.get(0).passage().failures().isEmpty());
  }
}
