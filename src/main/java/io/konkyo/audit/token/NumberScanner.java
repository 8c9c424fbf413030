package io.konkyo.audit.token;

import io.konkyo.quantity.NumberText;
import java.util.Optional;

/**
 * Finds where printed digits end, and whether they are a number at all: {@code 1.24.3}, {@code
 * 10:30}, {@code 2026-09-02} and {@code 44,99} are none.
 */
final class NumberScanner {
  private static final int GROUP = 3;
  private static final int MOST_CHARACTERS = 400;

  private final String plain;

  NumberScanner(String plain) {
    this.plain = plain;
  }

  /** Returns the offset after the digits that begin at {@code from}; −1 if they are no number. */
  int end(int from) {
    int end = isRadix(from) ? radixEnd(from) : decimalEnd(from);
    return end < 0 || end - from > MOST_CHARACTERS || runsOn(end) ? -1 : end;
  }

  /** Returns the number between the offsets; empty if readers would disagree about it. */
  Optional<NumberText> number(int from, int to) {
    StringBuilder digits = new StringBuilder(to - from);
    for (int i = from; i < to; i++) {
      char c = plain.charAt(i);
      digits.append(Glyphs.isThinSpace(c) ? ',' : c);
    }
    return NumberText.parse(digits.toString()) instanceof NumberText.Parsed parsed
        ? Optional.of(parsed.number())
        : Optional.empty();
  }

  private boolean isRadix(int from) {
    return at(from) == '0' && (at(from + 1) == 'x' || at(from + 1) == 'b');
  }

  private int radixEnd(int from) {
    boolean hex = at(from + 1) == 'x';
    int end = from + 2;
    while (hex ? Glyphs.isHexDigit(at(end)) : at(end) == '0' || at(end) == '1') {
      end++;
    }
    return end == from + 2 ? -1 : end;
  }

  private int decimalEnd(int from) {
    int end = digits(from);
    char separator = at(end);
    if (end - from <= GROUP && isSeparator(separator) && isGroup(end + 1)) {
      while (at(end) == separator && isGroup(end + 1)) {
        end += GROUP + 1;
      }
    }
    if (at(end) == '.' && Glyphs.isDigit(at(end + 1))) {
      end = digits(end + 1);
    }
    return exponent(end);
  }

  private static boolean isSeparator(char c) {
    return c == ',' || c == '_' || Glyphs.isThinSpace(c);
  }

  private boolean isGroup(int from) {
    return digits(from) == from + GROUP;
  }

  private int digits(int from) {
    int end = from;
    while (Glyphs.isDigit(at(end))) {
      end++;
    }
    return end;
  }

  private int exponent(int from) {
    if (at(from) != 'e' && at(from) != 'E') {
      return from;
    }
    boolean signed = at(from + 1) == '-' || at(from + 1) == '+';
    int digits = signed ? from + 2 : from + 1;
    int end = digits(digits);
    return end == digits ? from : end;
  }

  /** Returns whether more digits hang on by something that belongs to no number. */
  private boolean runsOn(int end) {
    char next = at(end);
    boolean hangs = ".,:-_'".indexOf(next) >= 0;
    return hangs && Glyphs.isDigit(at(end + 1))
        || (next == '-' || next == '_') && Glyphs.isLetter(at(end + 1));
  }

  private char at(int index) {
    return index < plain.length() ? plain.charAt(index) : '\n';
  }
}
