package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Severity;
import io.konkyo.source.Location;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SummaryTest {
  private static final Diagnostic ERROR =
      Diagnostic.of(DiagnosticCode.EMPTY_FILE, Location.nowhere(), "the file holds nothing");

  private static final Summary SUMMARY =
      Summary.of(List.of())
          .with("facts", 120)
          .with(new Figure.Share("guarded share", 199, 200))
          .with(new Figure.Names("unguarded", List.of("ping.rtt", "http.new")))
          .with(new Figure.Words("site", "written"))
          .with(new Figure.Counts("items", counts("single", 3, "ordering", 0, "numeric", 1)))
          .with(new Figure.Counts("warnings", counts("longest-key", 0)))
          .with(
              new Figure.Group(
                  "bound numbers per page",
                  List.of(
                      new Figure.Share("ko/pod-network.html", 12, 12),
                      new Figure.Share("ko/empty.html", 0, 0),
                      new Figure.Names("ko/none.html", List.of()))));

  @Test
  void countsBySeverity() {
    List<Diagnostic> diagnostics =
        List.of(
            ERROR, ERROR, ERROR.withSeverity(Severity.WARNING), ERROR.withSeverity(Severity.INFO));
    assertEquals(new Summary(2, 1, List.of()), Summary.of(diagnostics));
  }

  @Test
  void printsFiguresInOrderForPeople() throws IOException {
    assertEquals(
        """
        0 errors, 0 warnings
        facts: 120
        guarded share: 199 of 200 (99 %)
        unguarded: ping.rtt, http.new
        site: written
        items: single 3, numeric 1
        warnings: none
        bound numbers per page:
          ko/pod-network.html: 12 of 12 (100 %)
          ko/empty.html: 0 of 0
          ko/none.html: none
        """,
        report(new HumanReporter(Colour.PLAIN), List.of()));
  }

  @Test
  void separatesDiagnosticsByABlankLine() throws IOException {
    assertEquals(
        """
        error[empty-file]: the file holds nothing

        error[empty-file]: the file holds nothing

        0 errors, 0 warnings
        facts: 120
        """,
        report(
            new HumanReporter(Colour.PLAIN),
            List.of(ERROR, ERROR),
            Summary.of(List.of()).with("facts", 120)));
  }

  @Test
  void writesFiguresAsJson() throws IOException {
    assertEquals(
        """
        {
          "diagnostics": [],
          "summary": {
            "errors": 0,
            "warnings": 0,
            "facts": 120,
            "guardedShare": {
              "part": 199,
              "whole": 200
            },
            "unguarded": [
              "ping.rtt",
              "http.new"
            ],
            "site": "written",
            "items": {
              "single": 3,
              "ordering": 0,
              "numeric": 1
            },
            "warnings": {
              "longest-key": 0
            },
            "boundNumbersPerPage": {
              "ko/pod-network.html": {
                "part": 12,
                "whole": 12
              },
              "ko/empty.html": {
                "part": 0,
                "whole": 0
              },
              "ko/none.html": []
            }
          }
        }
        """,
        report(new JsonReporter(), List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "::error::x", "##[error]", "-", "\n::error::"})
  void refusesNamesThatABuildServerCouldObey(String name) {
    assertThrows(IllegalArgumentException.class, () -> new Figure.Count(name, 1));
  }

  @Test
  void refusesMoreThanTheWhole() {
    assertThrows(IllegalArgumentException.class, () -> new Figure.Share("guarded share", 3, 2));
  }

  private static Map<String, Long> counts(Object... namesAndCounts) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (int i = 0; i < namesAndCounts.length; i += 2) {
      counts.put((String) namesAndCounts[i], ((Integer) namesAndCounts[i + 1]).longValue());
    }
    return counts;
  }

  private static String report(Reporter reporter, List<Diagnostic> diagnostics) throws IOException {
    return report(reporter, diagnostics, SUMMARY);
  }

  private static String report(Reporter reporter, List<Diagnostic> diagnostics, Summary summary)
      throws IOException {
    StringBuilder out = new StringBuilder();
    reporter.report(diagnostics, summary, out);
    return out.toString();
  }
}
