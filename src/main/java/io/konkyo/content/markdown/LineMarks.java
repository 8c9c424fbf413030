package io.konkyo.content.markdown;

import com.vladsch.flexmark.util.sequence.BasedSequence;

/**
 * The marks at the start of a line that make it a block. All lines are given from their first
 * character that is not blank.
 *
 * <p>Source: CommonMark 0.31.2, sections 4.1 to 4.3 and 5.
 */
final class LineMarks {
  private static final int DEEPEST_HEADING = 6;

  private LineMarks() {}

  /** Returns whether a line is three or more of one mark, with any blanks between. */
  static boolean isRule(BasedSequence line) {
    char mark = line.charAt(0);
    if (mark != '*' && mark != '-' && mark != '_') {
      return false;
    }
    int marks = 0;
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == mark) {
        marks++;
      } else if (!isBlank(line, i)) {
        return false;
      }
    }
    return marks >= 3;
  }

  /** Returns whether a line makes the paragraph above it a heading. */
  static boolean isUnderline(BasedSequence line) {
    char mark = line.charAt(0);
    return (mark == '=' || mark == '-') && skipBlanks(line, skip(line, mark)) == line.length();
  }

  /** Returns the number of {@code #} that make a line a heading, or 0. */
  static int headingLevel(BasedSequence line) {
    int level = skip(line, '#');
    return level <= DEEPEST_HEADING && isBlank(line, level) ? level : 0;
  }

  /** Returns the text of a heading without the marks before and after it. */
  static BasedSequence headingText(BasedSequence line, int level) {
    int start = skipBlanks(line, level);
    int end = trimBlanks(line, start, line.length());
    int marks = end;
    while (marks > start && line.charAt(marks - 1) == '#') {
      marks--;
    }
    boolean closing = marks == start || isBlank(line, marks - 1);
    return line.subSequence(start, closing ? trimBlanks(line, start, marks) : end);
  }

  /** Returns whether a line begins a quotation or an item of a list. */
  static boolean beginsContainer(BasedSequence line) {
    char first = line.charAt(0);
    boolean bullet = first == '-' || first == '+' || first == '*';
    return first == '>' || (bullet && isBlank(line, 1)) || ordinalLength(line) > 0;
  }

  /** Returns whether a line may begin code between fences. */
  static boolean isFence(BasedSequence line) {
    char first = line.charAt(0);
    return (first == '`' || first == '~') && skip(line, first) >= 3;
  }

  /** Returns the number of digits before {@code .} or {@code )} and a blank, or 0. */
  static int ordinalLength(BasedSequence line) {
    int end = 0;
    while (end < line.length() && line.charAt(end) >= '0' && line.charAt(end) <= '9') {
      end++;
    }
    boolean closed = end < line.length() && (line.charAt(end) == '.' || line.charAt(end) == ')');
    return closed && isBlank(line, end + 1) ? end : 0;
  }

  private static int skip(BasedSequence line, char mark) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == mark) {
      at++;
    }
    return at;
  }

  private static int skipBlanks(BasedSequence line, int index) {
    int at = index;
    while (at < line.length() && isBlank(line, at)) {
      at++;
    }
    return at;
  }

  private static int trimBlanks(BasedSequence line, int start, int end) {
    int at = end;
    while (at > start && isBlank(line, at - 1)) {
      at--;
    }
    return at;
  }

  /** Returns whether a blank stands at an index; the end of the line counts as one. */
  private static boolean isBlank(BasedSequence line, int index) {
    return index >= line.length() || Content.isBlank(line.charAt(index));
  }
}
