package io.konkyo.source;

import java.util.Arrays;
import java.util.Objects;

/**
 * The text of one file and its division into lines. Lines end with LF, CR LF or a lone CR. A byte
 * order mark is not part of the text.
 */
public final class SourceFile {
  private final String path;
  private final String text;
  private final int[] lineStarts;

  /**
   * Wraps the text of a file.
   *
   * @param path the path as users see it, with {@code /} between folders
   * @param text the whole text, without a byte order mark
   */
  public SourceFile(String path, String text) {
    this.path = Objects.requireNonNull(path);
    this.text = Objects.requireNonNull(text);
    this.lineStarts = lineStarts(text);
  }

  public String path() {
    return path;
  }

  public String text() {
    return text;
  }

  public int lineCount() {
    return lineStarts.length;
  }

  /** Returns a line, counted from zero, without its line end. */
  public String line(int line) {
    int start = lineStarts[line];
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    while (end > start && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return text.substring(start, end);
  }

  /** Returns the offset of a line's first character; the line is counted from zero. */
  public int lineStart(int line) {
    return lineStarts[line];
  }

  /** Returns the position of a UTF-16 offset, from zero up to and including the text's length. */
  public Position positionAt(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    int line = found >= 0 ? found : -found - 2;
    return new Position(line, text.codePointCount(lineStarts[line], offset));
  }

  /** Returns the UTF-16 offset of a position; a column beyond the line's end means its end. */
  public int offsetAt(Position position) {
    int start = lineStarts[position.line()];
    int length = line(position.line()).length();
    int columns = text.codePointCount(start, start + length);
    return position.column() >= columns
        ? start + length
        : text.offsetByCodePoints(start, position.column());
  }

  /** Returns the stretch between two UTF-16 offsets. */
  public Span span(int start, int end) {
    return new Span(this, start, end);
  }

  @Override
  public String toString() {
    return path;
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'));
      if (!ends) {
        continue;
      }
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
      }
      starts[count++] = i + 1;
    }
    return Arrays.copyOf(starts, count);
  }
}
