package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.Location;
import io.konkyo.source.SourceFile;
import java.io.IOException;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the SARIF standard demands of a log; section numbers are those of version 2.1.0. */
class SarifReporterTest {
  private static final SourceFile FILE = new SourceFile("content/사실.yml", "값: 👍 0.23 ms\n다음: 1\n");

  private static final JsonNode RUN = run(everyCode());

  @Test
  void namesVersionAndTool() throws IOException {
    JsonNode log = log(everyCode());
    assertEquals("2.1.0", log.get("version").asString(), "§3.13.2");
    assertTrue(URI.create(log.get("$schema").asString()).isAbsolute(), "§3.13.3");
    assertEquals(1, log.get("runs").size(), "§3.13.4");
    assertEquals("Konkyo", RUN.at("/tool/driver/name").asString(), "§3.19.8");
    assertEquals("0.1.0", RUN.at("/tool/driver/version").asString(), "§3.19.13");
  }

  @Test
  void countsColumnsInCodePointsBehindTheEnd() {
    assertEquals("unicodeCodePoints", RUN.get("columnKind").asString(), "§3.14.27");
    JsonNode region = RUN.at("/results/0/locations/0/physicalLocation/region");
    assertEquals(1, region.get("startLine").asInt(), "§3.30.5");
    assertEquals(6, region.get("startColumn").asInt(), "§3.30.6");
    assertEquals(1, region.get("endLine").asInt(), "§3.30.7");
    assertEquals(13, region.get("endColumn").asInt(), "§3.30.8");
  }

  @Test
  void describesEachRuleOnceAndRefersToIt() {
    Set<String> ids = new TreeSet<>();
    for (JsonNode rule : RUN.at("/tool/driver/rules")) {
      assertTrue(ids.add(rule.get("id").asString()), "§3.19.23: a rule described twice");
    }
    assertEquals(DiagnosticCode.values().length, ids.size());
    for (JsonNode result : RUN.get("results")) {
      JsonNode rule = RUN.at("/tool/driver/rules/" + result.get("ruleIndex").asInt());
      assertEquals(rule.get("id").asString(), result.get("ruleId").asString(), "§3.27.6");
    }
  }

  @Test
  void givesEveryResultALevelAndATextOfItsOwn() {
    Set<String> levels = Set.of("none", "note", "warning", "error");
    for (JsonNode result : RUN.get("results")) {
      assertTrue(levels.contains(result.get("level").asString()), "§3.27.10");
      assertFalse(result.at("/message/text").asString().isEmpty(), "§3.11.8");
      assertTrue(result.get("locations").isArray(), "§3.27.12");
    }
    assertEquals(
        "note", run(List.of(said().withSeverity(Severity.INFO))).at("/results/0/level").asString());
  }

  @Test
  void keepsRelatedLocationsUnique() {
    Diagnostic twice = said().withLabel(FILE.span(0, 1), "here").withLabel(FILE.span(0, 1), "here");
    assertEquals(1, run(List.of(twice)).at("/results/0/relatedLocations").size(), "§3.27.22");
  }

  @Test
  void leavesOutTheLocationThatIsNowhere() {
    Diagnostic nowhere = Diagnostic.of(DiagnosticCode.EMPTY_FILE, Location.nowhere(), "empty");
    assertEquals(0, run(List.of(nowhere)).at("/results/0/locations").size());
  }

  @ParameterizedTest
  @CsvSource({
    "content/site.yml, content/site.yml",
    "content/사 실.yml, content/%EC%82%AC%20%EC%8B%A4.yml",
    "a:b/c%.yml, a%3Ab/c%25.yml",
    "/srv/content/site.yml, file:///srv/content/site.yml",
    "../a~b_c-d.yml, ../a~b_c-d.yml",
  })
  void writesPathsAsUris(String path, String uri) {
    assertEquals(uri, SarifText.uri(path));
    assertEquals(uri, URI.create(uri).toString());
  }

  private static Diagnostic said() {
    int start = FILE.text().indexOf("0.23");
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, FILE.span(start, start + 7), "wrong");
  }

  private static List<Diagnostic> everyCode() {
    int start = FILE.text().indexOf("0.23");
    return Arrays.stream(DiagnosticCode.values())
        .map(code -> Diagnostic.of(code, FILE.span(start, start + 7), "message of " + code.id()))
        .toList();
  }

  private static JsonNode run(List<Diagnostic> diagnostics) {
    return log(diagnostics).at("/runs/0");
  }

  private static JsonNode log(List<Diagnostic> diagnostics) {
    StringBuilder out = new StringBuilder();
    try {
      new SarifReporter("0.1.0").report(diagnostics, Summary.of(diagnostics), out);
    } catch (IOException e) {
      throw new AssertionError("a StringBuilder does not throw", e);
    }
    return JsonMapper.shared().readTree(out.toString());
  }
}
