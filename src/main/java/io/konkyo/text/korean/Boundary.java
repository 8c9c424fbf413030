package io.konkyo.text.korean;

/**
 * Tells whether a piece of text that can be read ends where it seems to end. {@code 10} in {@code
 * 10K}, {@code 100+} or {@code 3-way} does not: what sticks to it changes how it is read.
 */
final class Boundary {
  private static final String LIST_SIGNS = ",·、";
  private static final String OPERATORS = "=×÷+−*<>≤≥≈→";

  private Boundary() {}

  /** Returns whether a word that is not Hangul may end at {@code at}. */
  static boolean endsWord(String text, int at) {
    char next = Characters.at(text, at);
    char afterNext = Characters.at(text, at + 1);
    if (isOpen(next)) {
      return true;
    }
    if (LIST_SIGNS.indexOf(next) >= 0) {
      return true;
    }
    if (next == '-') {
      return Characters.isHangul(afterNext);
    }
    if (OPERATORS.indexOf(next) >= 0 && isOperand(afterNext)) {
      return true;
    }
    boolean pause = Characters.isPause(next) || Characters.isFootnoteMark(next);
    return pause && !Characters.isForeign(afterNext);
  }

  /** Returns whether a number, with its unit if it has one, may end at {@code at}. */
  static boolean endsQuantity(String text, int at) {
    char next = Characters.at(text, at);
    char afterNext = Characters.at(text, at + 1);
    if (next == '\'' || next == '"') {
      return isOpenQuote(text, at);
    }
    if (next == ',') {
      return !Characters.isDigit(afterNext);
    }
    if (next == '/') {
      return Characters.isSpace(afterNext);
    }
    return endsWord(text, at);
  }

  /**
   * Returns where the unreadable run that {@code from} is part of ends, at least one further.
   * Hangul ends it, save after a slash: in {@code 5/월} which part is read last is not known.
   */
  static int endOfRun(String text, int from) {
    int at = from + 1;
    while (at < text.length()) {
      if (Characters.isHangul(text.charAt(at)) && text.charAt(at - 1) == '/') {
        at = endOfHangul(text, at);
      } else if (isOpen(text.charAt(at))) {
        return at;
      } else {
        at++;
      }
    }
    return at;
  }

  /** Returns where the Hangul that begins at {@code from} ends. */
  static int endOfHangul(String text, int from) {
    int at = from;
    while (Characters.isHangul(Characters.at(text, at))) {
      at++;
    }
    return at;
  }

  private static boolean isOpen(char c) {
    return Characters.isSpace(c)
        || Characters.isHangul(c)
        || Characters.isOpeningBracket(c)
        || Characters.isClosingBracket(c)
        || Characters.isQuote(c);
  }

  private static boolean isOperand(char c) {
    return Characters.isForeign(c) || Characters.isHangul(c);
  }

  // A straight quote that closes nothing is a prime: feet, inches, minutes of arc.
  private static boolean isOpenQuote(String text, int at) {
    char quote = text.charAt(at);
    long before = text.substring(0, at).chars().filter(c -> c == quote).count();
    return before % 2 == 1;
  }
}
