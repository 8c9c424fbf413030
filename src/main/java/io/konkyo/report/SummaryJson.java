package io.konkyo.report;

import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** The summary as one JSON object. */
final class SummaryJson {
  private SummaryJson() {}

  static void write(Summary summary, JsonGenerator json) {
    json.writeStartObject();
    json.writeNumberProperty("errors", summary.errors());
    json.writeNumberProperty("warnings", summary.warnings());
    summary.figures().forEach(figure -> property(figure, json));
    json.writeEndObject();
  }

  private static void property(Figure figure, JsonGenerator json) {
    json.writeName(camelCase(figure.name()));
    if (figure instanceof Figure.Count count) {
      json.writeNumber(count.value());
    } else if (figure instanceof Figure.Share share) {
      json.writeStartObject();
      json.writeNumberProperty("part", share.part());
      json.writeNumberProperty("whole", share.whole());
      json.writeEndObject();
    } else if (figure instanceof Figure.Counts counts) {
      json.writeStartObject();
      counts.counts().forEach(json::writeNumberProperty);
      json.writeEndObject();
    } else if (figure instanceof Figure.Names names) {
      json.writeStartArray();
      names.names().forEach(json::writeString);
      json.writeEndArray();
    } else if (figure instanceof Figure.Words words) {
      json.writeString(words.text());
    } else if (figure instanceof Figure.Group group) {
      json.writeStartObject();
      group.figures().forEach(member -> property(member, json));
      json.writeEndObject();
    }
  }

  private static String camelCase(String name) {
    StringBuilder joined = new StringBuilder();
    for (String word : name.split(" ")) {
      boolean first = joined.isEmpty() || word.isEmpty();
      joined.append(
          first ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return joined.toString();
  }
}
