package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Label;
import io.konkyo.diagnostic.Severity;
import io.konkyo.json.JsonText;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.JsonGenerator;

/**
 * A log in the Static Analysis Results Interchange Format, for code scanning and editors. A rule's
 * id is the diagnostic's code.
 *
 * <p>Source: OASIS, SARIF Version 2.1.0 Plus Errata 01; section numbers below are its.
 */
public final class SarifReporter implements Reporter {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private final String version;

  /**
   * Makes a reporter.
   *
   * @param version Konkyo's own version
   */
  public SarifReporter(String version) {
    this.version = Objects.requireNonNull(version);
  }

  @Override
  public void report(List<Diagnostic> diagnostics, Summary summary, Appendable out)
      throws IOException {
    out.append(JsonText.of(json -> log(diagnostics, summary, json)));
  }

  private void log(List<Diagnostic> diagnostics, Summary summary, JsonGenerator json) {
    List<DiagnosticCode> rules =
        diagnostics.stream()
            .map(Diagnostic::code)
            .distinct()
            .sorted(Comparator.comparing(DiagnosticCode::id))
            .toList();
    json.writeStartObject();
    json.writeStringProperty("$schema", SCHEMA);
    json.writeStringProperty("version", "2.1.0");
    json.writeArrayPropertyStart("runs");
    json.writeStartObject();
    tool(rules, json);
    // §3.14.27: without it, columns would count UTF-16 units.
    json.writeStringProperty("columnKind", "unicodeCodePoints");
    json.writeArrayPropertyStart("results");
    diagnostics.forEach(diagnostic -> result(diagnostic, rules, json));
    json.writeEndArray();
    json.writeObjectPropertyStart("properties");
    json.writeName("summary");
    SummaryJson.write(summary, json);
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndArray();
    json.writeEndObject();
  }

  private void tool(List<DiagnosticCode> rules, JsonGenerator json) {
    json.writeObjectPropertyStart("tool");
    json.writeObjectPropertyStart("driver");
    json.writeStringProperty("name", "Konkyo");
    json.writeStringProperty("version", version);
    json.writeArrayPropertyStart("rules");
    for (DiagnosticCode rule : rules) {
      json.writeStartObject();
      json.writeStringProperty("id", rule.id());
      json.writeObjectPropertyStart("defaultConfiguration");
      json.writeStringProperty("level", level(rule.severity()));
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void result(
      Diagnostic diagnostic, List<DiagnosticCode> rules, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("ruleId", diagnostic.code().id());
    json.writeNumberProperty("ruleIndex", rules.indexOf(diagnostic.code()));
    json.writeStringProperty("level", level(diagnostic.severity()));
    message(PlainMessage.of(diagnostic), json);
    json.writeArrayPropertyStart("locations");
    Place.of(diagnostic.location()).ifPresent(place -> location(place, diagnostic.at(), json));
    json.writeEndArray();
    relatedLocations(diagnostic.labels(), json);
    json.writeEndObject();
  }

  private static void relatedLocations(List<Label> labels, JsonGenerator json) {
    // §3.27.22: no two of them may be equal.
    List<Label> distinct = labels.stream().distinct().toList();
    if (distinct.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("relatedLocations");
    distinct.forEach(label -> location(Place.of(label.span()), label.text(), json));
    json.writeEndArray();
  }

  private static void location(Place place, String text, JsonGenerator json) {
    json.writeStartObject();
    json.writeObjectPropertyStart("physicalLocation");
    json.writeObjectPropertyStart("artifactLocation");
    json.writeStringProperty("uri", SarifText.uri(place.file()));
    json.writeEndObject();
    place.region().ifPresent(region -> region(region, json));
    json.writeEndObject();
    if (!text.isEmpty()) {
      message(text, json);
    }
    json.writeEndObject();
  }

  private static void region(Place.Region region, JsonGenerator json) {
    json.writeObjectPropertyStart("region");
    json.writeNumberProperty("startLine", region.line());
    json.writeNumberProperty("startColumn", region.column());
    json.writeNumberProperty("endLine", region.endLine());
    json.writeNumberProperty("endColumn", region.endColumn());
    json.writeEndObject();
  }

  private static void message(String text, JsonGenerator json) {
    json.writeObjectPropertyStart("message");
    json.writeStringProperty("text", SarifText.message(text));
    json.writeEndObject();
  }

  private static String level(Severity severity) {
    return switch (severity) {
      case ERROR -> "error";
      case WARNING -> "warning";
      case INFO -> "note";
    };
  }
}
