package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.json.JsonText;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * One JSON object, for scripts. Every diagnostic has all keys; what it lacks is {@code null}. Lines
 * and columns count from one, columns in code points; {@code endColumn} stands behind the last
 * character.
 */
public final class JsonReporter implements Reporter {

  @Override
  public void report(List<Diagnostic> diagnostics, Summary summary, Appendable out)
      throws IOException {
    out.append(JsonText.of(json -> write(diagnostics, summary, json)));
  }

  private static void write(List<Diagnostic> diagnostics, Summary summary, JsonGenerator json) {
    json.writeStartObject();
    json.writeArrayPropertyStart("diagnostics");
    diagnostics.forEach(diagnostic -> write(diagnostic, json));
    json.writeEndArray();
    json.writeName("summary");
    SummaryJson.write(summary, json);
    json.writeEndObject();
  }

  private static void write(Diagnostic diagnostic, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("code", diagnostic.code().id());
    json.writeStringProperty("severity", diagnostic.severity().id());
    json.writeStringProperty("message", diagnostic.message());
    place(Place.of(diagnostic.location()), json);
    json.writeArrayPropertyStart("notes");
    diagnostic.notes().forEach(json::writeString);
    json.writeEndArray();
    json.writeName("help");
    diagnostic.help().ifPresentOrElse(json::writeString, json::writeNull);
    json.writeEndObject();
  }

  private static void place(Optional<Place> place, JsonGenerator json) {
    json.writeName("file");
    place.ifPresentOrElse(known -> json.writeString(known.file()), json::writeNull);
    Optional<Place.Region> region = place.flatMap(Place::region);
    number("line", region.map(Place.Region::line), json);
    number("column", region.map(Place.Region::column), json);
    number("endLine", region.map(Place.Region::endLine), json);
    number("endColumn", region.map(Place.Region::endColumn), json);
  }

  private static void number(String name, Optional<Integer> number, JsonGenerator json) {
    json.writeName(name);
    number.ifPresentOrElse(json::writeNumber, json::writeNull);
  }
}
