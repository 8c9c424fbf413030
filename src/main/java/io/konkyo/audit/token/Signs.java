package io.konkyo.audit.token;

/** Tells the signs of printed arithmetic apart, of one to three characters. */
final class Signs {
  private static final int MOST_INDENT = 40;

  private final String plain;

  Signs(String plain) {
    this.plain = plain;
  }

  /** A sign and where it ends. */
  record Found(TokenKind kind, int end) {}

  /** Returns the sign at the offset. */
  Found read(int from) {
    return isBullet(from) ? one(TokenKind.OTHER, from) : sign(from, at(from + 1));
  }

  /** A line may begin with a mark of a list that looks like an operator. */
  private boolean isBullet(int from) {
    if ("-+*".indexOf(at(from)) < 0 || !isGap(at(from + 1))) {
      return false;
    }
    int before = from - 1;
    while (before >= 0 && from - before < MOST_INDENT && Glyphs.isSpace(at(before))) {
      before--;
    }
    return before < 0 || at(before) == '\n';
  }

  private Found sign(int from, char next) {
    return switch (at(from)) {
      case '\n' -> one(TokenKind.BREAK, from);
      case '+' -> one(TokenKind.PLUS, from);
      case Glyphs.MINUS -> one(TokenKind.MINUS, from);
      case '\u00D7' -> one(TokenKind.TIMES, from);
      case '\u00F7' -> one(TokenKind.DIVIDED, from);
      case '/' -> one(TokenKind.SLASH, from);
      case '^' -> one(TokenKind.CARET, from);
      case '&' -> one(TokenKind.AMPERSAND, from);
      case '|' -> one(TokenKind.BAR, from);
      case '(' -> one(TokenKind.OPEN, from);
      case ')' -> one(TokenKind.CLOSE, from);
      case ',', ';' -> one(TokenKind.COMMA, from);
      case '\u2248', '\u2252', '\u2243', '\u2245' -> one(TokenKind.ABOUT, from);
      case '\u21D4', '\u27FA' -> one(TokenKind.EQUIVALENT, from);
      case '\u2264', '\u2266', '\u2A7D' -> one(TokenKind.AT_MOST, from);
      case '\u2265', '\u2267', '\u2A7E' -> one(TokenKind.AT_LEAST, from);
      case '\u226A' -> one(TokenKind.LESS, from);
      case '\u226B' -> one(TokenKind.GREATER, from);
      case '\u2260' -> one(TokenKind.UNLIKE, from);
      case '\u2192' -> one(TokenKind.ARROW, from);
      case '\u2713', '\u2714' -> one(TokenKind.TRUE, from);
      case '\u2717', '\u2718' -> one(TokenKind.FALSE, from);
      case '~', '\u301C', '\u2013' -> one(TokenKind.RANGE, from);
      case '*' -> one(isOperator(from) ? TokenKind.TIMES : TokenKind.OTHER, from);
      case '-' -> next == '>' ? two(TokenKind.ARROW, from) : hyphen(from);
      case '=' -> next == '=' ? two(TokenKind.SAME, from) : equalsSign(from, next);
      case '!' -> next == '=' ? two(TokenKind.UNLIKE, from) : one(TokenKind.OTHER, from);
      case '<' -> angle(from, next, '<', TokenKind.SHIFT_LEFT, TokenKind.AT_MOST, TokenKind.LESS);
      case '>' ->
          angle(from, next, '>', TokenKind.SHIFT_RIGHT, TokenKind.AT_LEAST, TokenKind.GREATER);
      default -> one(TokenKind.OTHER, from);
    };
  }

  private static Found one(TokenKind kind, int from) {
    return new Found(kind, from + 1);
  }

  private static Found two(TokenKind kind, int from) {
    return new Found(kind, from + 2);
  }

  private static Found equalsSign(int from, char next) {
    return next == '>' ? two(TokenKind.OTHER, from) : one(TokenKind.EQUALS, from);
  }

  private static Found angle(
      int from, char next, char twin, TokenKind doubled, TokenKind orEqual, TokenKind single) {
    if (next == twin) {
      return two(doubled, from);
    }
    return next == '=' ? two(orEqual, from) : one(single, from);
  }

  /** A hyphen is a minus between spaces or before a number; elsewhere it joins words and digits. */
  private Found hyphen(int from) {
    boolean spaceBefore = from == 0 || isGap(at(from - 1)) || at(from - 1) == '(';
    boolean number = Glyphs.isDigit(at(from + 1)) || Glyphs.isCurrency(at(from + 1));
    boolean minus = spaceBefore && (isGap(at(from + 1)) || number);
    return one(minus ? TokenKind.MINUS : TokenKind.OTHER, from);
  }

  /** An asterisk multiplies between spaces or between digits; elsewhere it marks emphasis. */
  private boolean isOperator(int from) {
    char before = from == 0 ? '\n' : at(from - 1);
    char after = at(from + 1);
    return isGap(before) && isGap(after)
        || (Glyphs.isDigit(before) || before == ')') && (Glyphs.isDigit(after) || after == '(');
  }

  private static boolean isGap(char c) {
    return c == '\n' || Glyphs.isSpace(c);
  }

  private char at(int index) {
    return index < plain.length() ? plain.charAt(index) : '\n';
  }
}
