package io.konkyo.audit.token;

/** What a piece of printed text is. */
public enum TokenKind {
  /** A number with its unit. */
  AMOUNT,
  /** A unit behind a bracket or an arrow. */
  MEASURE,
  /** A word, or what stands between two marks of a language without spaces. */
  WORD,
  PLUS,
  MINUS,
  TIMES,
  DIVIDED,
  /** A solidus, which divides or parts the members of a list. */
  SLASH,
  CARET,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  AMPERSAND,
  BAR,
  OPEN,
  CLOSE,
  /** A comma, or another mark between the members of a list. */
  COMMA,
  EQUALS,
  ABOUT,
  EQUIVALENT,
  LESS,
  AT_MOST,
  GREATER,
  AT_LEAST,
  SAME,
  UNLIKE,
  ARROW,
  /** A mark that what stands before it is true. */
  TRUE,
  /** A mark that what stands before it is false. */
  FALSE,
  /** A dash or tilde between the ends of a range. */
  RANGE,
  /** Digits that are no number: versions, addresses, times of day. */
  JUNK,
  /** The end of a line. */
  BREAK,
  /** Any other mark. */
  OTHER;

  /** Returns whether what stands before and after belongs together in a calculation. */
  public boolean isOperator() {
    return switch (this) {
      case PLUS, MINUS, TIMES, DIVIDED, SLASH, CARET, SHIFT_LEFT, SHIFT_RIGHT, AMPERSAND, BAR ->
          true;
      default -> false;
    };
  }

  /** Returns whether it says that two sides are equal, or nearly. */
  public boolean isRelation() {
    return this == EQUALS || this == ABOUT;
  }

  /** Returns whether it compares two sides. */
  public boolean isComparison() {
    return switch (this) {
      case LESS, AT_MOST, GREATER, AT_LEAST, SAME, UNLIKE -> true;
      default -> false;
    };
  }
}
