package io.konkyo.report;

import io.konkyo.report.Colour.Ink;
import java.util.ArrayList;
import java.util.List;

/** Draws one source line with the underlines beneath it, without the frame to its left. */
final class LineRows {
  private static final String CUT = "…";

  /** A row of output: the source line itself, or underlines. */
  record Row(boolean source, String text) {}

  private final Colour colour;
  private final Ink primary;

  LineRows(Colour colour, Ink primary) {
    this.colour = colour;
    this.primary = primary;
  }

  List<Row> draw(String raw, List<Mark> marks) {
    CellLine line = new CellLine(raw);
    List<Row> rows = new ArrayList<>();
    for (Window window : Window.over(line, raw.length(), marks)) {
      rows.add(new Row(true, source(line, raw.length(), window)));
      for (List<Mark> beside : sharingRows(line, window.marks())) {
        rows.add(new Row(false, underlines(line, window, beside)));
      }
    }
    return rows;
  }

  private static String source(CellLine line, int length, Window window) {
    String shown = line.slice(window.from(), window.to());
    return (window.from() > 0 ? CUT : "") + shown + (window.to() < length ? CUT : "");
  }

  // A mark shares the row of the one to its left only if no text stands between them.
  private static List<List<Mark>> sharingRows(CellLine line, List<Mark> marks) {
    List<List<Mark>> rows = new ArrayList<>();
    Mark left = null;
    for (Mark mark : marks) {
      boolean shares =
          left != null && left.text().isEmpty() && line.cellAt(mark.from()) > endCell(line, left);
      if (!shares) {
        rows.add(new ArrayList<>());
      }
      rows.get(rows.size() - 1).add(mark);
      left = mark;
    }
    return rows;
  }

  private String underlines(CellLine line, Window window, List<Mark> marks) {
    int hidden = line.cellAt(window.from()) - (window.from() > 0 ? 1 : 0);
    int lastCell = line.cellAt(window.to());
    StringBuilder row = new StringBuilder();
    int drawn = hidden;
    for (Mark mark : marks) {
      int start = line.cellAt(mark.from());
      int end = Math.max(start + 1, Math.min(endCell(line, mark), lastCell));
      String text = mark.text().isEmpty() ? "" : " " + Printable.line(mark.text());
      row.append(" ".repeat(start - drawn));
      row.append(colour.paint(ink(mark), mark.kind().underline(end - start) + text));
      drawn = end;
    }
    return row.toString();
  }

  // What takes no cell of its own is underlined all the same.
  private static int endCell(CellLine line, Mark mark) {
    return Math.max(line.cellAt(mark.from()) + 1, line.cellAt(mark.to()));
  }

  private Ink ink(Mark mark) {
    return mark.kind() == Mark.Kind.PRIMARY ? primary : Ink.FRAME;
  }
}
