package io.konkyo.formula;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import java.util.List;

/** The tokens of a formula, read from left to right. */
final class Tokens {
  private final List<Token> tokens;
  private final Faults faults;
  private int next;

  Tokens(List<Token> tokens, Faults faults) {
    this.tokens = tokens;
    this.faults = faults;
  }

  Token peek() {
    return tokens.get(next);
  }

  Token peekSecond() {
    return tokens.get(Math.min(next + 1, tokens.size() - 1));
  }

  /** Returns the next token and steps over it; the end is never stepped over. */
  Token take() {
    Token token = peek();
    if (!token.is(TokenKind.END)) {
      next++;
    }
    return token;
  }

  boolean at(TokenKind kind) {
    return peek().is(kind);
  }

  boolean takeIf(TokenKind kind) {
    boolean found = at(kind);
    if (found) {
      take();
    }
    return found;
  }

  /** Returns the offset after the token read last. */
  int end() {
    return next == 0 ? 0 : tokens.get(next - 1).to();
  }

  /** Returns the token read last; at the start, the next one. */
  Token previous() {
    return tokens.get(Math.max(next - 1, 0));
  }

  /** Says a fault of syntax and ends the parsing. */
  AlreadySaid refuse(Token token, String message, String help) {
    return refuse(syntax(token, message).withHelp(help));
  }

  AlreadySaid refuse(Diagnostic diagnostic) {
    faults.say(diagnostic);
    return new AlreadySaid();
  }

  Diagnostic syntax(Token token, String message) {
    return at(DiagnosticCode.FORMULA_SYNTAX, token, message);
  }

  Diagnostic at(DiagnosticCode code, Token token, String message) {
    return faults.at(code, token.from(), token.to(), message);
  }

  Faults faults() {
    return faults;
  }
}
