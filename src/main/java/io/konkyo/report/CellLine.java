package io.konkyo.report;

/** A source line laid out in the cells of a terminal: tabs expanded, wide characters counted. */
final class CellLine {
  private static final int TAB = 4;

  private final String raw;
  private final StringBuilder shown = new StringBuilder();
  // Both indexed by UTF-16 offset into the raw line, its end included.
  private final int[] cells;
  private final int[] shownOffsets;

  CellLine(String raw) {
    this.raw = raw;
    this.cells = new int[raw.length() + 1];
    this.shownOffsets = new int[raw.length() + 1];
    int cell = 0;
    for (int i = 0; i < raw.length(); ) {
      int codePoint = raw.codePointAt(i);
      int next = i + Character.charCount(codePoint);
      for (int j = i; j < next; j++) {
        cells[j] = cell;
        shownOffsets[j] = shown.length();
      }
      cell += show(codePoint, cell);
      i = next;
    }
    cells[raw.length()] = cell;
    shownOffsets[raw.length()] = shown.length();
  }

  int width() {
    return cells[raw.length()];
  }

  /** Returns the cell at which the character at an offset begins. */
  int cellAt(int offset) {
    return cells[offset];
  }

  /** Returns the first offset whose character begins at a cell or behind it. */
  int offsetFrom(int cell) {
    int low = 0;
    int high = raw.length();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (cells[middle] < cell) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return behindJoiners(low);
  }

  /** Returns the last offset before which nothing stands behind a cell. */
  int offsetUpTo(int cell) {
    int offset = offsetFrom(cell);
    return cells[offset] > cell ? raw.offsetByCodePoints(offset, -1) : offset;
  }

  /** Returns what is shown of the characters between two offsets. */
  String slice(int from, int to) {
    return shown.substring(shownOffsets[from], shownOffsets[to]);
  }

  private int show(int codePoint, int cell) {
    if (codePoint == '\t') {
      int width = TAB - cell % TAB;
      shown.append(" ".repeat(width));
      return width;
    }
    int glyph = Printable.glyph(codePoint);
    shown.appendCodePoint(glyph);
    return DisplayWidth.of(glyph);
  }

  private int behindJoiners(int offset) {
    int behind = offset;
    while (behind < raw.length() && DisplayWidth.of(raw.codePointAt(behind)) == 0) {
      behind += Character.charCount(raw.codePointAt(behind));
    }
    return behind;
  }
}
