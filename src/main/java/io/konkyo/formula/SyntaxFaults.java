package io.konkyo.formula;

/** The words for tokens that stand where they cannot. Each method says a fault. */
final class SyntaxFaults {
  private final Tokens tokens;
  private final LiteralParser literals;

  SyntaxFaults(Tokens tokens, LiteralParser literals) {
    this.tokens = tokens;
    this.literals = literals;
  }

  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Where an operand must begin, something else stands. */
  AlreadySaid noOperand() {
    Token token = tokens.peek();
    if (token.is(TokenKind.END)) {
      boolean empty = tokens.previous() == token;
      return tokens.refuse(
          token,
          empty ? "the formula is empty" : "the formula ends where a value belongs",
          empty ? "write a fact's id or a calculation" : "complete it or take away the last part");
    }
    String help =
        switch (token.text()) {
          case "let" -> "put `let` at the start of the formula or of a bracket";
          case "not" -> "put the condition in brackets: `(not …)`";
          case "while" -> "`while` stands inside `steps(x = start, while condition, next)`";
          case "*" -> "name the family before it, as in `ping.rtt.*`";
          default -> "write a fact, a number or a bracket here";
        };
    return tokens.refuse(token, token.described() + " stands where a value belongs", help);
  }

  /** After a complete expression, something else than an operator stands. */
  AlreadySaid unexpected() {
    Token token = tokens.peek();
    return switch (token.kind()) {
      case CLOSE -> tokens.refuse(token, "`)` closes no bracket", "take it away or open one");
      case EQUALS -> tokens.refuse(token, "`=` does not compare", "write `==`");
      case COMMA -> tokens.refuse(token, "`,` separates nothing here", "a formula has one value");
      case SEMICOLON ->
          tokens.refuse(token, "`;` ends no `let`", "write `let name = value; formula`");
      case NAME -> tokens.refuse(token, between(token), nameHelp(token));
      default -> tokens.refuse(token, between(token), "put an operator before it");
    };
  }

  private static String between(Token token) {
    return token.described() + " stands where an operator belongs";
  }

  private String nameHelp(Token token) {
    return literals.isUnit(token.text())
        ? "a unit stands after a number or after `->`: write `-> " + token.text() + "` to convert"
        : "put an operator before it; a fact's id has no spaces";
  }

  AlreadySaid unclosed(Token open) {
    Token token = tokens.peek();
    return token.is(TokenKind.END)
        ? tokens.refuse(open, "`(` is not closed", "add `)`")
        : unexpectedInside(token, open);
  }

  private AlreadySaid unexpectedInside(Token token, Token open) {
    if (token.is(TokenKind.COMMA)) {
      return tokens.refuse(
          tokens
              .syntax(token, "`,` separates nothing here")
              .withLabel(tokens.faults().source().span(open.from(), open.to()), "in this bracket")
              .withHelp("arguments belong to a function: write its name before the bracket"));
    }
    return unexpected();
  }

  AlreadySaid afterConversion() {
    Token token = tokens.peek();
    return tokens.refuse(
        token,
        token.described() + " follows a conversion",
        "put the conversion in brackets to calculate with it");
  }
}
