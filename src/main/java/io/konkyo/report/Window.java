package io.konkyo.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The part of a line that is shown, with the marks that lie in it. A line within {@link #LIMIT}
 * cells is shown whole; of a longer one, each group of near marks gets a part of its own.
 *
 * @param from offset of the first character shown
 * @param to offset behind the last character shown
 * @param marks the marks of this part, primary ones first, then from left to right
 */
record Window(int from, int to, List<Mark> marks) {
  /** How many cells of a source line are shown at most. */
  static final int LIMIT = 100;

  private static final Comparator<Mark> FROM_LEFT =
      Comparator.comparingInt(Mark::from).thenComparingInt(Mark::to);

  Window {
    marks =
        marks.stream().sorted(Comparator.comparing(Mark::kind).thenComparing(FROM_LEFT)).toList();
  }

  static List<Window> over(CellLine line, int length, List<Mark> marks) {
    if (line.width() <= LIMIT) {
      return List.of(new Window(0, length, marks));
    }
    if (marks.isEmpty()) {
      return List.of(around(line, 0, 0, marks));
    }
    List<Window> windows = new ArrayList<>();
    List<Mark> group = new ArrayList<>();
    int groupStart = 0;
    int groupEnd = 0;
    for (Mark mark : marks.stream().sorted(FROM_LEFT).toList()) {
      int start = line.cellAt(mark.from());
      // Of a mark that is longer than half a window, its beginning will do.
      int end = Math.min(line.cellAt(mark.to()), start + LIMIT / 2);
      if (!group.isEmpty() && Math.max(groupEnd, end) - groupStart > LIMIT) {
        windows.add(around(line, groupStart, groupEnd, group));
        group.clear();
      }
      groupEnd = group.isEmpty() ? end : Math.max(groupEnd, end);
      groupStart = group.isEmpty() ? start : groupStart;
      group.add(mark);
    }
    windows.add(around(line, groupStart, groupEnd, group));
    return windows;
  }

  private static Window around(CellLine line, int startCell, int endCell, List<Mark> marks) {
    int before = (LIMIT - (endCell - startCell)) / 2;
    int first = Math.max(0, Math.min(startCell - before, line.width() - LIMIT));
    return new Window(line.offsetFrom(first), line.offsetUpTo(first + LIMIT), marks);
  }
}
