package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.konkyo.diagnostic.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The full text of every format, case by case. {@code -Dkonkyo.rewrite=true} writes what comes out
 * into the cases; review the difference like code.
 */
class ReportSpecTest {
  private static final Path CASES = Path.of("src/test/resources/io/konkyo/report");

  static Stream<Path> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyFormatIsAsWritten(Path file) throws IOException {
    ReportCase spec = ReportCase.read(file);
    Map<String, String> expected = spec.expected();
    assertFalse(expected.isEmpty(), "a case without an expected text");
    Map<String, String> actual = new LinkedHashMap<>();
    for (String name : expected.keySet()) {
      actual.put(name, report(name, spec.diagnostic()));
    }
    if (Boolean.getBoolean("konkyo.rewrite")) {
      spec.rewrite(actual);
      return;
    }
    expected.forEach((name, text) -> assertEquals(text, actual.get(name), spec.text()));
  }

  private static String report(String name, Diagnostic diagnostic) throws IOException {
    return switch (name) {
      case "human" -> new HumanReporter(Colour.PLAIN).text(diagnostic);
      case "ansi" -> new HumanReporter(Colour.ANSI).text(diagnostic).replace("\u001b", "\\e");
      case "json" -> report(new JsonReporter(), diagnostic);
      case "github" -> report(new GithubReporter(), diagnostic);
      case "sarif" -> report(new SarifReporter("0.0.0"), diagnostic);
      default -> throw new IllegalArgumentException("no format " + name);
    };
  }

  private static String report(Reporter reporter, Diagnostic diagnostic) throws IOException {
    StringBuilder out = new StringBuilder();
    List<Diagnostic> diagnostics = List.of(diagnostic);
    reporter.report(diagnostics, Summary.of(diagnostics), out);
    return out.toString();
  }
}
