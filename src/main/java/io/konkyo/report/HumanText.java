package io.konkyo.report;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.report.Colour.Ink;
import io.konkyo.report.LineRows.Row;
import io.konkyo.source.Span;
import io.konkyo.source.WholeFile;
import java.util.List;
import java.util.Map;

/** Writes one diagnostic for people. */
final class HumanText {
  private final Colour colour;
  private final Diagnostic diagnostic;
  private final List<Excerpt> excerpts;
  private final LineRows lineRows;
  private final Ink ink;
  private final String margin;
  private final StringBuilder out = new StringBuilder();

  HumanText(Colour colour, Diagnostic diagnostic) {
    this.colour = colour;
    this.diagnostic = diagnostic;
    this.excerpts = Excerpt.of(diagnostic);
    this.ink = Ink.of(diagnostic.severity());
    this.lineRows = new LineRows(colour, ink);
    this.margin = " ".repeat(widestLineNumber(excerpts));
  }

  String write() {
    head();
    place();
    for (Excerpt excerpt : excerpts) {
      if (!isPrimary(excerpt)) {
        pointer(":::", excerpt.file().path() + ":" + excerpt.at());
      }
      excerpt(excerpt);
    }
    diagnostic.notes().forEach(note -> remark("note", note));
    diagnostic.help().ifPresent(help -> remark("help", help));
    return out.toString();
  }

  private void head() {
    String name = diagnostic.severity().id() + "[" + diagnostic.code().id() + "]";
    out.append(colour.paint(ink, name))
        .append(colour.paint(Ink.STRONG, ": " + Printable.line(diagnostic.message())))
        .append('\n');
  }

  private void place() {
    if (diagnostic.location() instanceof Span span) {
      pointer("-->", span.toString());
    } else if (diagnostic.location() instanceof WholeFile file) {
      pointer("-->", file.path());
    }
  }

  private void pointer(String arrow, String place) {
    out.append(margin).append(frame(arrow)).append(' ').append(Printable.line(place)).append('\n');
  }

  private void excerpt(Excerpt excerpt) {
    beside("", "");
    int previous = excerpt.lines().firstKey();
    for (Map.Entry<Integer, List<Mark>> line : excerpt.lines().entrySet()) {
      int number = line.getKey();
      if (number > previous + 1) {
        out.append(frame("...")).append('\n');
      }
      previous = number;
      for (Row row : lineRows.draw(excerpt.file().line(number), line.getValue())) {
        beside(row.source() ? String.valueOf(number + 1) : "", row.text());
      }
    }
  }

  private void beside(String number, String text) {
    String left = number + " ".repeat(margin.length() - number.length()) + " |";
    out.append(frame(left)).append(text.isEmpty() ? "" : " " + text).append('\n');
  }

  private void remark(String kind, String text) {
    out.append(margin).append(' ').append(frame("=")).append(' ');
    out.append(colour.paint(Ink.STRONG, kind + ":"));
    String under = "\n" + " ".repeat(margin.length() + " = : ".length() + kind.length());
    out.append(' ').append(String.join(under, text.lines().map(Printable::line).toList()));
    out.append('\n');
  }

  private String frame(String text) {
    return colour.paint(Ink.FRAME, text);
  }

  private boolean isPrimary(Excerpt excerpt) {
    return diagnostic.location() instanceof Span span && span.file() == excerpt.file();
  }

  private static int widestLineNumber(List<Excerpt> excerpts) {
    int last = excerpts.stream().mapToInt(Excerpt::lastLine).max().orElse(0);
    return String.valueOf(last + 1).length();
  }
}
