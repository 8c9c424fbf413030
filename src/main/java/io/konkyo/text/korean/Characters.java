package io.konkyo.text.korean;

/** What kinds of characters a printed text is made of. */
final class Characters {
  private static final String OPENING_BRACKETS = "([{〔【";
  private static final String CLOSING_BRACKETS = ")]}〕】";
  private static final String QUOTES = "'\"‘’‚“”„‹›«»「」『』《》〈〉`";
  private static final String FOOTNOTE_MARKS = "*†‡※™®©";
  private static final String PAUSES = ".,:;!?…‥·、。，—–-/";
  private static final String SENTENCE_BREAKS = ".,:;!?、。\n";
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻";

  private Characters() {}

  static boolean isHangul(char c) {
    return FinalSound.isSyllable(c);
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isSpace(char c) {
    return Character.isWhitespace(c);
  }

  /**
   * Returns whether {@code c} is part of a word that is not Hangul: a letter or digit of any
   * script. Surrogates count, so that what lies outside the first plane stays in one piece and
   * unread.
   */
  static boolean isForeign(char c) {
    int type = Character.getType(c);
    boolean mark = type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    return !isHangul(c) && (Character.isLetterOrDigit(c) || mark || Character.isSurrogate(c));
  }

  static boolean isOpeningBracket(char c) {
    return OPENING_BRACKETS.indexOf(c) >= 0;
  }

  static boolean isClosingBracket(char c) {
    return CLOSING_BRACKETS.indexOf(c) >= 0;
  }

  static boolean isBracketPair(char opening, char closing) {
    return OPENING_BRACKETS.indexOf(opening) == CLOSING_BRACKETS.indexOf(closing);
  }

  static boolean isQuote(char c) {
    return QUOTES.indexOf(c) >= 0;
  }

  static boolean isFootnoteMark(char c) {
    return FOOTNOTE_MARKS.indexOf(c) >= 0;
  }

  /** Returns whether {@code c} is only a pause to the voice. */
  static boolean isPause(char c) {
    return PAUSES.indexOf(c) >= 0;
  }

  /** Returns whether a bracket after {@code c} belongs to no word before it. */
  static boolean isSentenceBreak(char c) {
    return SENTENCE_BREAKS.indexOf(c) >= 0;
  }

  static boolean isSuperscript(char c) {
    return SUPERSCRIPTS.indexOf(c) >= 0;
  }

  /** Returns a superscript digit or sign as it stands on the line. */
  static char lowered(char superscript) {
    return "0123456789+-".charAt(SUPERSCRIPTS.indexOf(superscript));
  }

  /** Returns the character at {@code at}, or a line end where the text ends. */
  static char at(String text, int at) {
    return at >= 0 && at < text.length() ? text.charAt(at) : '\n';
  }
}
