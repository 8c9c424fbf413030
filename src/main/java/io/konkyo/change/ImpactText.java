package io.konkyo.change;

import io.konkyo.json.JsonText;
import io.konkyo.source.Position;
import io.konkyo.source.Span;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** What hangs on a name, for people and for scripts. */
public final class ImpactText {
  private ImpactText() {}

  /** Returns the groups with a line for each thing. */
  public static String human(Impact impact) {
    StringBuilder text = new StringBuilder();
    text.append(impact.name() + "   (" + impact.kind() + ")   " + impact.place() + "\n");
    for (Group group : Group.values()) {
      List<Hit> hits = impact.of(group);
      if (!hits.isEmpty()) {
        text.append("\n" + group.title() + ": " + hits.size() + "\n");
        hits.forEach(hit -> text.append("  " + line(hit) + "\n"));
      }
    }
    if (impact.hits().isEmpty()) {
      text.append("\nnothing uses it\n");
    }
    text.append("\npages where readers see it: " + impact.pages().size() + "\n");
    impact.pages().forEach(page -> text.append("  " + page + "\n"));
    return text.toString();
  }

  private static String line(Hit hit) {
    StringBuilder line = new StringBuilder();
    if (hit.group() == Group.FACTS) {
      line.append(hit.depth() + " ");
    }
    hit.locale().ifPresent(locale -> line.append(locale + " "));
    line.append(hit.what() + "   " + hit.place());
    if (hit.depth() > 1) {
      line.append("   through " + hit.through());
    }
    return line + (hit.remark().isEmpty() ? "" : "   " + hit.remark().replace('\n', ' '));
  }

  /** Returns one object with a member for each group, all of them there. */
  public static String json(Impact impact) {
    return JsonText.of(
        json -> {
          json.writeStartObject();
          json.writeStringProperty("name", impact.name());
          json.writeStringProperty("kind", impact.kind());
          place(impact.place(), json);
          for (Group group : Group.values()) {
            json.writeArrayPropertyStart(group.id());
            impact.of(group).forEach(hit -> hit(hit, json));
            json.writeEndArray();
          }
          json.writeArrayPropertyStart("pages");
          impact.pages().forEach(json::writeString);
          json.writeEndArray();
          json.writeEndObject();
        });
  }

  private static void hit(Hit hit, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty(hit.group() == Group.FACTS ? "fact" : "path", hit.what());
    json.writeStringProperty("through", hit.through());
    json.writeNumberProperty("depth", hit.depth());
    json.writeName("locale");
    hit.locale().ifPresentOrElse(json::writeString, json::writeNull);
    place(hit.place(), json);
    if (!hit.remark().isEmpty()) {
      json.writeStringProperty("remark", hit.remark());
    }
    json.writeEndObject();
  }

  private static void place(Span span, JsonGenerator json) {
    Position start = span.startPosition();
    json.writeStringProperty("file", span.file().path());
    json.writeNumberProperty("line", start.line() + 1);
    json.writeNumberProperty("column", start.column() + 1);
  }
}
