package io.konkyo.content.yaml;

import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Reads a block scalar ({@code |} or {@code >}) with its indentation and chomping indicators. */
final class BlockPlaces {
  private final String text;
  private final ScalarPlaces places;
  private final boolean folded;
  private final String indicators;
  private final int indent;

  /** Line ends of empty lines that no text has followed yet, as pairs of offsets. */
  private final List<int[]> emptyLines = new ArrayList<>();

  /** The end of the last line with text; null before it and at the end of the file. */
  private int[] lastBreak;

  private boolean anyText;
  private boolean lastFolds;

  private BlockPlaces(Span span, String value) {
    this.text = span.file().text();
    this.folded = text.charAt(span.start()) == '>';
    int headEnd = Lines.end(text, span.start());
    this.indicators = indicators(text.substring(span.start() + 1, headEnd));
    this.places = new ScalarPlaces(span.file(), headEnd);
    this.indent = indent(text, Lines.afterBreak(text, headEnd), value);
  }

  static ScalarPlaces read(Span span, String value) {
    BlockPlaces reader = new BlockPlaces(span, value);
    int at = Lines.afterBreak(reader.text, Lines.end(reader.text, span.start()));
    while (at >= 0 && at < reader.text.length()) {
      at = reader.readLine(at);
    }
    reader.chomp();
    return reader.places;
  }

  /** Reads one line; returns where the next one begins, or -1 after the scalar's last line. */
  private int readLine(int start) {
    int at = start;
    while (at < text.length() && at - start < indent && text.charAt(at) == ' ') {
      at++;
    }
    if (at == text.length()) {
      return -1;
    }
    if (Lines.isBreak(text.charAt(at))) {
      int next = Lines.afterBreak(text, at);
      emptyLines.add(new int[] {at, next});
      return next;
    }
    if (at - start < indent) {
      return -1;
    }
    boolean folds = !Lines.isBlank(text.charAt(at));
    joinTo(folds);
    int end = Lines.end(text, at);
    places.copy(at, end);
    int next = Lines.afterBreak(text, end);
    lastBreak = next > end ? new int[] {end, next} : null;
    lastFolds = folds;
    anyText = true;
    return next;
  }

  private void joinTo(boolean folds) {
    if (anyText) {
      boolean joined = folded && lastFolds && folds;
      if (!joined) {
        places.add('\n', lastBreak[0], lastBreak[1]);
      } else if (emptyLines.isEmpty()) {
        places.add(' ', lastBreak[0], lastBreak[1]);
      }
    }
    keepEmptyLines();
  }

  private void keepEmptyLines() {
    emptyLines.forEach(end -> places.add('\n', end[0], end[1]));
    emptyLines.clear();
  }

  private void chomp() {
    if (lastBreak != null && indicators.indexOf('-') < 0) {
      places.add('\n', lastBreak[0], lastBreak[1]);
    }
    if (indicators.indexOf('+') >= 0) {
      keepEmptyLines();
    }
  }

  private static String indicators(String afterSign) {
    int end = 0;
    while (end < afterSign.length() && "+-123456789".indexOf(afterSign.charAt(end)) >= 0) {
      end++;
    }
    return afterSign.substring(0, end);
  }

  /**
   * Returns how many columns YAML removed. An indentation indicator counts from a parent that the
   * scalar does not know, so the first line with text tells: what it is indented by in the file,
   * less what it is indented by in the value.
   */
  private static int indent(String text, int from, String value) {
    int line = from;
    while (line < text.length()) {
      int first = Lines.skipSpaces(text, line);
      if (first < text.length() && !Lines.isBreak(text.charAt(first))) {
        return Math.max(1, first - line - indentOfFirstLine(value));
      }
      line = Lines.afterBreak(text, first);
      if (line == first) {
        break;
      }
    }
    return 1;
  }

  private static int indentOfFirstLine(String value) {
    int line = 0;
    int first = Lines.skipSpaces(value, line);
    while (first < value.length() && value.charAt(first) == '\n') {
      line = first + 1;
      first = Lines.skipSpaces(value, line);
    }
    return first - line;
  }
}
