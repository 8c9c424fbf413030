package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Location;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import java.util.StringJoiner;

/** Writes trees and diagnostics as lines that can be compared. */
final class Shown {
  private Shown() {}

  static String diagnostics(Diagnostics diagnostics) {
    StringBuilder out = new StringBuilder();
    for (Diagnostic diagnostic : diagnostics.inFileOrder()) {
      out.append(place(diagnostic.location()))
          .append(' ')
          .append(diagnostic.severity().id())
          .append('[')
          .append(diagnostic.code().id())
          .append("] ")
          .append(diagnostic.message())
          .append('\n');
      diagnostic.labels().forEach(l -> line(out, place(l.span()) + " " + l.text()));
      diagnostic.notes().forEach(note -> line(out, "note: " + note));
      diagnostic.help().ifPresent(help -> line(out, "help: " + help));
    }
    return out.toString();
  }

  static String tree(YamlNode node) {
    if (node instanceof YamlScalar scalar) {
      return scalar.style().name().charAt(0) + "‹" + visible(scalar.text()) + "›";
    }
    if (node instanceof YamlSequence sequence) {
      StringJoiner items = new StringJoiner(", ", "[", "]");
      sequence.items().forEach(item -> items.add(tree(item)));
      return items.toString();
    }
    StringJoiner entries = new StringJoiner(", ", "{", "}");
    ((YamlMapping) node)
        .entries()
        .forEach(entry -> entries.add(entry.key().text() + ": " + tree(entry.value())));
    return entries.toString();
  }

  private static String visible(String text) {
    StringBuilder out = new StringBuilder();
    text.replace("\n", "⏎")
        .replace("\t", "→")
        .codePoints()
        .forEach(
            code -> {
              boolean hidden =
                  Character.isISOControl(code) || Character.getType(code) == Character.SURROGATE;
              out.append(hidden ? String.format("\\u%04X", code) : Character.toString(code));
            });
    return out.toString();
  }

  private static void line(StringBuilder out, String text) {
    out.append("  ").append(text).append('\n');
  }

  private static String place(Location location) {
    if (location instanceof Span span) {
      return span.startPosition() + "-" + span.endPosition();
    }
    return location instanceof WholeFile ? "file" : "nowhere";
  }
}
