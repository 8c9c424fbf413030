package io.konkyo.report;

import io.konkyo.source.SourceFile;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * What is underlined on one line.
 *
 * @param kind which sign underlines
 * @param line the line, counted from zero
 * @param from offset of the first UTF-16 unit within the line
 * @param to offset behind the last UTF-16 unit within the line
 * @param text what stands beside the underline; may be empty
 */
record Mark(Kind kind, int line, int from, int to, String text) {

  /** The smallest place that shows a fault, or another place that takes part. */
  enum Kind {
    PRIMARY("^"),
    LABEL("-");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    String underline(int cells) {
      return sign.repeat(cells);
    }
  }

  /**
   * Returns the marks of a span: one, or, for a span over several lines, one on the line where it
   * begins and one, with the text, where it ends.
   */
  static List<Mark> of(Kind kind, Span span, String text) {
    Span seen = withoutOuterBlanks(span);
    SourceFile file = seen.file();
    int first = seen.startPosition().line();
    int last = seen.endPosition().line();
    int from = inLine(file, first, seen.start());
    int to = inLine(file, last, seen.end());
    if (first == last) {
      return List.of(new Mark(kind, first, from, to, text));
    }
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark(kind, first, from, file.line(first).stripTrailing().length(), ""));
    String lastLine = file.line(last);
    marks.add(new Mark(kind, last, lastLine.length() - lastLine.stripLeading().length(), to, text));
    return marks;
  }

  // A block scalar's span often ends behind its last line break, on a line nobody means.
  private static Span withoutOuterBlanks(Span span) {
    String text = span.text();
    String stripped = text.strip();
    boolean oneLine = text.indexOf('\n') < 0 && text.indexOf('\r') < 0;
    if (oneLine || stripped.isEmpty()) {
      return oneLine ? span : new Span(span.file(), span.start(), span.start());
    }
    int start = span.start() + text.length() - text.stripLeading().length();
    return new Span(span.file(), start, start + stripped.length());
  }

  private static int inLine(SourceFile file, int line, int offset) {
    return Math.min(offset - file.lineStart(line), file.line(line).length());
  }
}
