package io.konkyo.audit.term;

import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;
import java.util.List;

/** Where a parser stands among tokens, and how deep. */
final class Cursor {
  private static final int MOST_DEPTH = 24;
  private static final int MOST_TOKENS = 400;

  private final List<Token> tokens;
  private final Dialect dialect;
  private final int limit;
  private int at;
  private int depth;

  Cursor(List<Token> tokens, Dialect dialect, int from) {
    this.tokens = tokens;
    this.dialect = dialect;
    this.at = from;
    this.limit = Math.min(tokens.size(), from + MOST_TOKENS);
  }

  /** A rule of a grammar. */
  interface Rule {
    /** Returns null where the tokens do not fit. */
    Term read();
  }

  /** Applies a rule one level further down; null where no printed calculation is that nested. */
  Term deeper(Rule rule) {
    if (++depth > MOST_DEPTH) {
      return null;
    }
    Term term = rule.read();
    depth--;
    return term;
  }

  boolean isProse() {
    return dialect == Dialect.PROSE;
  }

  int at() {
    return at;
  }

  void moveTo(int index) {
    at = index;
  }

  Token next() {
    return tokens.get(at++);
  }

  boolean has(int index) {
    return index < limit;
  }

  Token token(int index) {
    return tokens.get(index);
  }

  boolean is(int index, TokenKind kind) {
    return index < limit && tokens.get(index).is(kind);
  }

  boolean peek(TokenKind kind) {
    return is(at, kind);
  }

  boolean take(TokenKind kind) {
    if (!peek(kind)) {
      return false;
    }
    at++;
    return true;
  }

  boolean takeWord(Role role) {
    if (at >= limit || !Words.is(tokens.get(at), role)) {
      return false;
    }
    at++;
    return true;
  }

  boolean isGlued(int index) {
    return index < limit && tokens.get(index).glued();
  }

  /** Returns whether a name of a function and its bracket stand at the token. */
  boolean isCall(int index) {
    return is(index, TokenKind.WORD)
        && is(index + 1, TokenKind.OPEN)
        && tokens.get(index + 1).glued()
        && Function.of(tokens.get(index).text()).isPresent();
  }

  /** In a sentence, {@code 0.461 ms +0.20} is a number and a change, not a sum. */
  boolean isSign(int index) {
    boolean signed = is(index, TokenKind.PLUS) || is(index, TokenKind.MINUS);
    return signed && isProse() && !tokens.get(index).glued() && isGlued(index + 1);
  }
}
