package io.konkyo.formula;

import static io.konkyo.formula.Characters.at;
import static io.konkyo.formula.Characters.endOfName;
import static io.konkyo.formula.Characters.isDigit;
import static io.konkyo.formula.Characters.isNameStart;
import static io.konkyo.formula.Characters.isUnitStart;

import java.util.Set;

/**
 * Where a unit ends. A unit is written without spaces, so {@code 5 ms/x} names the unit {@code
 * ms/x} and {@code 5 ms / x} divides.
 */
final class UnitExtent {
  /** Words that follow a number and are no unit. */
  private static final Set<String> WORDS = Set.of("and", "or", "not", "while", "let");

  private UnitExtent() {}

  /**
   * Returns the offset after the unit that begins at {@code from}, or {@code from} if none does.
   */
  static int end(String text, int from) {
    boolean inverse = at(text, from) == '1' && at(text, from + 1) == '/';
    int end = inverse ? from + 1 : endOfFactor(text, from);
    if (end == from) {
      return from;
    }
    while (at(text, end) == '/' || at(text, end) == '*') {
      int next = at(text, end + 1) == '(' ? endOfGroup(text, end + 1) : endOfFactor(text, end + 1);
      if (next == end + 1) {
        break;
      }
      end = next;
    }
    return inverse && end == from + 1 ? from : end;
  }

  private static int endOfFactor(String text, int from) {
    int end = endOfUnitName(text, from);
    return end == from ? from : endOfPower(text, end);
  }

  private static int endOfUnitName(String text, int from) {
    char first = at(text, from);
    if (!isUnitStart(first)) {
      return from;
    }
    int end = endOfName(text, isNameStart(first) ? from : from + 1);
    char next = at(text, end);
    boolean fact = next == '.' && Characters.isNamePart(at(text, end + 1));
    boolean family = next == '.' && at(text, end + 1) == '*';
    boolean word = WORDS.contains(text.substring(from, end));
    return fact || family || next == '(' || word ? from : end;
  }

  private static int endOfPower(String text, int from) {
    if (at(text, from) != '^') {
      return from;
    }
    int digits = at(text, from + 1) == '-' ? from + 2 : from + 1;
    int end = digits;
    while (isDigit(at(text, end))) {
      end++;
    }
    return end > digits ? end : from;
  }

  private static int endOfGroup(String text, int from) {
    int at = from + 1;
    while (true) {
      int end = endOfFactor(text, at);
      if (end == at) {
        return from;
      }
      if (at(text, end) == ')') {
        return end + 1;
      }
      if (at(text, end) != '*' && at(text, end) != '/') {
        return from;
      }
      at = end + 1;
    }
  }
}
