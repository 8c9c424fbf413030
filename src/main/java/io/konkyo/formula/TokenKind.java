package io.konkyo.formula;

/** What a token is for. */
enum TokenKind {
  NUMBER("a number"),
  UNIT("a unit"),
  NAME("a name"),
  FAMILY("a family"),
  WORD("a word of the language"),
  OPERATOR("an operator"),
  ARROW("`->`"),
  EQUALS("`=`"),
  OPEN("`(`"),
  CLOSE("`)`"),
  COMMA("`,`"),
  SEMICOLON("`;`"),
  END("the end of the formula");

  private final String description;

  TokenKind(String description) {
    this.description = description;
  }

  /** Returns the words a message calls it by. */
  String description() {
    return description;
  }
}
