package io.konkyo.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportFormatTest {

  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void isFoundByItsName(ReportFormat format) {
    assertEquals(Optional.of(format), ReportFormat.byId(format.id()));
  }

  @Test
  void isNotFoundByAnotherName() {
    assertEquals(Optional.empty(), ReportFormat.byId("HUMAN"));
    assertEquals(Optional.empty(), ReportFormat.byId("xml"));
  }

  @Test
  void givesTheReporterOfTheFormat() {
    assertInstanceOf(HumanReporter.class, ReportFormat.HUMAN.reporter(Colour.PLAIN, "0.1.0"));
    assertInstanceOf(JsonReporter.class, ReportFormat.JSON.reporter(Colour.PLAIN, "0.1.0"));
    assertInstanceOf(SarifReporter.class, ReportFormat.SARIF.reporter(Colour.PLAIN, "0.1.0"));
    assertInstanceOf(GithubReporter.class, ReportFormat.GITHUB.reporter(Colour.PLAIN, "0.1.0"));
  }
}
