package io.konkyo.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.example.ExampleContent;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Span;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadBackTest {
  @TempDir private Path folder;

  @Test
  void falseEquationStopsTheBuildAtItsLineOfThePage() {
    ExampleContent content = ExampleContent.in(folder);
    String text = "${rtt.cross_az} − ${rtt.same_az} = ${rtt.same_az}";
    content.write("pages/step-page.yml", page(content, text));
    List<Diagnostic> diagnostics = pipeline(content).build().diagnostics();
    assertEquals(
        List.of(
            "site/ja/step-page.html:64:106 false-equation",
            "site/ko/step-page.html:64:106 false-equation"),
        diagnostics.stream().map(content::place).toList());
    assertEquals("0.544\u00a0ms", first(diagnostics).substring(0, 8));
    assertFalse(Files.exists(content.out()));
  }

  @Test
  void trueEquationIsCounted() {
    ExampleContent content = ExampleContent.in(folder);
    ReadPages before = pipeline(content).check().figures().orElseThrow().pages();
    String text = "${rtt.cross_az} − ${rtt.same_az} = ${rtt.step}";
    content.write("pages/step-page.yml", page(content, text));
    ReadPages after = pipeline(content).check().figures().orElseThrow().pages();
    assertEquals(List.of(), after.unread());
    assertEquals(after.equations(), after.holding());
    assertEquals(2, after.equations() - before.equations());
  }

  @Test
  void whatCannotBeComputedAgainIsListed() {
    SortedMap<String, byte[]> files = new TreeMap<>();
    String html = "<p class=trace><span class=trace-line>lag(3) = 5 ms</span>";
    files.put("ko/a.html", html.getBytes(StandardCharsets.UTF_8));
    files.put("ledger.json", "{\"2 + 2 = 5\": 1}".getBytes(StandardCharsets.UTF_8));
    Diagnostics diagnostics = new Diagnostics();
    ReadPages read = ReadBack.read(files, UnitRegistry.builtIn(), Map.of(), folder, diagnostics);
    assertTrue(diagnostics.isEmpty());
    assertEquals(1, read.equations());
    assertEquals(0, read.holding());
    assertEquals(1, read.unread().size());
  }

  private static byte[] page(ExampleContent content, String text) {
    return content
        .read("pages/step-page.yml")
        .replace("${rtt}. 차이는 ${rtt.step, signed}", text)
        .replace("${rtt}。差は ${rtt.step, signed}", text)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String first(List<Diagnostic> diagnostics) {
    return ((Span) diagnostics.get(0).location()).text();
  }

  private static Pipeline pipeline(ExampleContent content) {
    return new Pipeline(new Folders(content.content(), content.templates(), content.out()));
  }
}
