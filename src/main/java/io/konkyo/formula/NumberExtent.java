package io.konkyo.formula;

import static io.konkyo.formula.Characters.at;
import static io.konkyo.formula.Characters.isDigit;

/** Where a number ends. Whether it is a good number is not asked here. */
final class NumberExtent {
  private NumberExtent() {}

  static boolean startsAt(String text, int from) {
    return isDigit(at(text, from)) || at(text, from) == '.' && isDigit(at(text, from + 1));
  }

  /**
   * Returns the offset after the number that begins at {@code from}.
   *
   * @param commas whether commas belong to the number or separate arguments
   */
  static int end(String text, int from, Commas commas) {
    return hasRadix(text, from) ? Characters.endOfName(text, from) : decimal(text, from, commas);
  }

  private static boolean hasRadix(String text, int from) {
    if (at(text, from) != '0') {
      return false;
    }
    return switch (at(text, from + 1)) {
      case 'x', 'X' -> true;
      // 0B without digits is zero bytes.
      case 'b', 'B', 'o', 'O' -> isDigit(at(text, from + 2));
      default -> false;
    };
  }

  private static int decimal(String text, int from, Commas commas) {
    int end = from;
    while (isPart(text, end, commas)) {
      end++;
    }
    return endOfExponent(text, end);
  }

  private static boolean isPart(String text, int offset, Commas commas) {
    char c = at(text, offset);
    return switch (c) {
      case '_', '.' -> isDigit(at(text, offset + 1));
      case ',' -> commas == Commas.GROUP && isDigit(at(text, offset + 1));
      default -> isDigit(c);
    };
  }

  private static int endOfExponent(String text, int from) {
    char letter = at(text, from);
    if (letter != 'e' && letter != 'E') {
      return from;
    }
    char sign = at(text, from + 1);
    int digits = sign == '+' || sign == '-' || sign == '−' ? from + 2 : from + 1;
    int end = digits;
    while (isDigit(at(text, end))) {
      end++;
    }
    return end > digits ? end : from;
  }

  /**
   * Returns whether the number from {@code from} to {@code to}, in an argument list, goes on as a
   * grouped number would: a comma and three digits without a space.
   */
  static boolean looksGrouped(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    int end = decimal(text, to + 1, Commas.SEPARATE);
    return to - from <= 3 && at(text, to) == ',' && isDigit(at(text, to + 1)) && end == to + 4;
  }

  /** What a comma after a digit does. */
  enum Commas {
    GROUP,
    SEPARATE
  }
}
