package io.konkyo.formula;

import java.util.List;

/** The spellings of operators, those of other languages included, which get a hint. */
final class Operators {

  /**
   * A spelling.
   *
   * @param typed what may stand in the text
   * @param kind the token it makes
   * @param meant the spelling of the language
   */
  record Spelling(String typed, TokenKind kind, String meant) {}

  /**
   * A spelling the language does not have.
   *
   * @param typed what may stand in the text
   * @param help what to write instead
   */
  record Foreign(String typed, String help) {}

  /** Longer spellings stand before their own beginnings. */
  static final List<Spelling> KNOWN =
      List.of(
          new Spelling("->", TokenKind.ARROW, "->"),
          new Spelling("→", TokenKind.ARROW, "->"),
          new Spelling("<<", TokenKind.OPERATOR, "<<"),
          new Spelling(">>", TokenKind.OPERATOR, ">>"),
          new Spelling("<=", TokenKind.OPERATOR, "<="),
          new Spelling(">=", TokenKind.OPERATOR, ">="),
          new Spelling("==", TokenKind.OPERATOR, "=="),
          new Spelling("!=", TokenKind.OPERATOR, "!="),
          new Spelling("≤", TokenKind.OPERATOR, "<="),
          new Spelling("≥", TokenKind.OPERATOR, ">="),
          new Spelling("≠", TokenKind.OPERATOR, "!="),
          new Spelling("<", TokenKind.OPERATOR, "<"),
          new Spelling(">", TokenKind.OPERATOR, ">"),
          new Spelling("+", TokenKind.OPERATOR, "+"),
          new Spelling("-", TokenKind.OPERATOR, "-"),
          new Spelling("−", TokenKind.OPERATOR, "-"),
          new Spelling("*", TokenKind.OPERATOR, "*"),
          new Spelling("×", TokenKind.OPERATOR, "*"),
          new Spelling("/", TokenKind.OPERATOR, "/"),
          new Spelling("÷", TokenKind.OPERATOR, "/"),
          new Spelling("^", TokenKind.OPERATOR, "^"),
          new Spelling("&", TokenKind.OPERATOR, "&"),
          new Spelling("|", TokenKind.OPERATOR, "|"),
          new Spelling("=", TokenKind.EQUALS, "="),
          new Spelling("(", TokenKind.OPEN, "("),
          new Spelling(")", TokenKind.CLOSE, ")"),
          new Spelling(",", TokenKind.COMMA, ","),
          new Spelling(";", TokenKind.SEMICOLON, ";"));

  /** Looked at before {@link #KNOWN}. */
  static final List<Foreign> FOREIGN =
      List.of(
          new Foreign("**", "write `^` for a power"),
          new Foreign("//", "write `floor(a / b)` for whole division"),
          new Foreign("&&", "write `and` between conditions"),
          new Foreign("||", "write `or` between conditions"),
          new Foreign("<>", "write `!=` for unequal"),
          new Foreign("=<", "write `<=` for at most"),
          new Foreign("=>", "write `>=` for at least"),
          new Foreign(":=", "write `let name = value;`"),
          new Foreign("≈", "state the rounded value as `stated`; a formula is exact"),
          new Foreign("?", "write `if(condition, value, other)`"),
          new Foreign(
              "%", "`%` is a unit and follows a number or `->`; a remainder is `mod(a, b)`"),
          new Foreign("–", "write `-` for minus"),
          new Foreign("—", "write `-` for minus"),
          new Foreign("·", "write `*` for a product"),
          new Foreign("√", "write `sqrt(x)`"),
          new Foreign("（", "write `(`"),
          new Foreign("）", "write `)`"),
          new Foreign("，", "write `,`"),
          new Foreign("；", "write `;`"),
          new Foreign("[", "write `(` for brackets, `family.*` for a list of facts"),
          new Foreign("]", "write `)` for brackets"),
          new Foreign("{", "write `(` for brackets"),
          new Foreign("}", "write `)` for brackets"),
          new Foreign("\"", "name facts by their id, without quotes"),
          new Foreign("'", "name facts by their id, without quotes; group digits as 6,291,456"),
          new Foreign("`", "name facts by their id, without quotes"),
          new Foreign("$", "write `$` directly before a number, or a fact's id alone"),
          new Foreign("#", "a formula has no comments; put them in the YAML around it"));

  /** Spellings that are foreign only where {@link #KNOWN} has nothing longer. */
  static final Foreign NOT = new Foreign("!", "write `not` before a condition");

  private Operators() {}

  /**
   * An operator in a formula's text.
   *
   * @param typed how it is typed there
   * @param from where it begins
   */
  record Found(String typed, int from) {
    int to() {
      return from + typed.length();
    }
  }

  /** Returns the operator between the end of one operand and the start of the next. */
  static Found between(String text, int from, int to) {
    for (int at = from; at < to; at++) {
      for (Spelling spelling : KNOWN) {
        boolean operator = spelling.kind() == TokenKind.OPERATOR;
        if (operator && text.startsWith(spelling.typed(), at)) {
          return new Found(spelling.typed(), at);
        }
      }
    }
    return new Found(text.substring(from, to), from);
  }
}
