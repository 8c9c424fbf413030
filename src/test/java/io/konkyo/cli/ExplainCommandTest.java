package io.konkyo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.example.ExampleContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of a fact or an agreement besides its value is explained in every format. */
class ExplainCommandTest {
  private static final Path FILES = Path.of("src/test/resources/io/konkyo/site/details");

  @TempDir private Path folder;
  private ExampleContent content;

  @BeforeEach
  void layFiles() throws IOException {
    content = ExampleContent.in(folder);
    for (String name : List.of("setups.yml", "sources.yml", "facts/details.yml")) {
      content.write(name, Files.readAllBytes(FILES.resolve(name)));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "window.rate | chosen tuned.rtt: at 32 ms it would be 2.05 MB/s, at 40 ms it would be 1.64 MB/s",
        "tuned.rtt | picked: from 32 ms to 40 ms",
        "fetch.rate | as printed: 10.98 MB/s, which means 10.98 MiB/s",
        "copy.drop | of: 쓴 속도",
        "copy.drop | compares: 디스크만 바꿈",
        "copy.drop | stated: 37.952 % — pass; 489 numbers would fit; weak check;"
            + " more digits than the inputs support; the rounding of the inputs allows 37.70739% to 38.19549%",
        "delay.step | stated: 0.21 ms — pass; 2 numbers would fit",
        "delay.step | quoted: 0.204 ms — within-input-rounding at log#end; 3 numbers would fit;"
            + " the rounding of the inputs allows 0.204 ms to 0.206 ms",
        "delay.step | quoted: 0.21 s — suspect (power-of-ten) at log#end; only one number fits",
        "near | measured: copy.rate = 332 MB/s",
        "near | deviation: -0.300 %, tolerance 0.6 %, 50.1 % of it used",
        "near | bound: upper: the measurement must not exceed the prediction",
        "near | because: 이유",
        "near | verdict: agrees"
      })
  void linesOfText(String name, String line) {
    List<String> lines = explained(name, "text").lines().map(String::strip).toList();
    assertTrue(lines.contains(line), () -> String.join("\n", lines));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "window.rate | <dt>chosen tuned.rtt</dt><dd>at 32 ms it would be 2.05 MB/s,",
        "fetch.rate | <dt>as printed</dt><dd>10.98 MB/s, which means 10.98 MiB/s</dd>",
        "copy.drop | <dt>of</dt><dd>쓴 속도</dd>",
        "near | <dt>bound</dt><dd>upper:",
        "near | <span class=\"trace-line\">"
      })
  void partsOfHtml(String name, String part) {
    String html = explained(name, "html");
    assertTrue(html.contains(part), html);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "window.rate | \"atFrom\": \"256/125\"",
        "fetch.rate | \"asPrinted\": \"10.98 MB/s\"",
        "tuned.rtt | \"between\": [ \"32 ms\", \"40 ms\" ]",
        "copy.drop | \"printable\": 489",
        "copy.drop | \"flags\": [ \"false-precision\", \"weak\" ]",
        "copy.drop | \"range\": [ \"25000/663\", \"5080/133\" ]",
        "delay.step | \"causes\": [ \"power-of-ten\" ]",
        "near | \"withinBound\": true",
        "near | \"shareOfTolerance\": \"500/999\""
      })
  void membersOfJson(String name, String member) {
    String json = explained(name, "json").replaceAll("\\s+", " ");
    assertTrue(json.contains(member), json);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "html", "mathml"})
  void everyFormatEndsItsLastLine(String format) {
    for (String name : List.of("window.rate", "fetch.rate", "near")) {
      assertTrue(explained(name, format).endsWith("\n"), name);
    }
  }

  @Test
  void aMistypedAgreementIsOfferedTheNearestName() {
    Run run = run("naer", "text");
    assertEquals(ExitCode.MISUSE, run.code());
    assertTrue(run.err().contains("near"), run.err());
  }

  private String explained(String name, String format) {
    Run run = run(name, format);
    assertEquals(ExitCode.OK, run.code(), run.err());
    return run.out();
  }

  private Run run(String name, String format) {
    String files = content.content().toString();
    return Run.of("explain", name, "--content", files, "--format", format);
  }
}
