package io.konkyo.formula;

/**
 * A piece of a formula's text.
 *
 * @param kind what it is for
 * @param text what it says; an operator in the spelling of the language, {@code *} for a typed ×
 * @param from offset of its first character
 * @param to offset after its last character
 */
record Token(TokenKind kind, String text, int from, int to) {

  boolean is(TokenKind kind) {
    return this.kind == kind;
  }

  boolean is(TokenKind kind, String text) {
    return this.kind == kind && this.text.equals(text);
  }

  /** Returns the token as a message calls it. */
  String described() {
    return switch (kind) {
      case NUMBER, UNIT, NAME, WORD, OPERATOR -> "`" + text + "`";
      case FAMILY -> "`" + text + ".*`";
      case ARROW, EQUALS, OPEN, CLOSE, COMMA, SEMICOLON, END -> kind.description();
    };
  }
}
