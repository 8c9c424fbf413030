package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.Label;
import io.konkyo.source.Position;
import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of one file that take part in a diagnostic, with their marks.
 *
 * @param file the file
 * @param at the place that stands for the excerpt
 * @param lines the marks by line; a line without marks is shown between its neighbours
 */
record Excerpt(SourceFile file, Position at, TreeMap<Integer, List<Mark>> lines) {

  /** Returns one excerpt per file, that of the primary place first. */
  static List<Excerpt> of(Diagnostic diagnostic) {
    Map<SourceFile, Excerpt> excerpts = new LinkedHashMap<>();
    if (diagnostic.location() instanceof Span span) {
      add(excerpts, Mark.Kind.PRIMARY, span, diagnostic.at());
    }
    for (Label label : diagnostic.labels()) {
      add(excerpts, Mark.Kind.LABEL, label.span(), label.text());
    }
    excerpts.values().forEach(Excerpt::closeSmallGaps);
    return List.copyOf(excerpts.values());
  }

  int lastLine() {
    return lines.lastKey();
  }

  private static void add(
      Map<SourceFile, Excerpt> excerpts, Mark.Kind kind, Span span, String text) {
    Excerpt excerpt =
        excerpts.computeIfAbsent(
            span.file(), file -> new Excerpt(file, span.startPosition(), new TreeMap<>()));
    for (Mark mark : Mark.of(kind, span, text)) {
      excerpt.lines.computeIfAbsent(mark.line(), line -> new ArrayList<>()).add(mark);
    }
  }

  // A gap of one line is as long as the dots that would stand for it.
  private void closeSmallGaps() {
    for (int line : List.copyOf(lines.keySet())) {
      if (lines.containsKey(line + 2)) {
        lines.putIfAbsent(line + 1, List.of());
      }
    }
  }
}
