package io.konkyo.audit.token;

import java.util.Objects;
import java.util.Optional;

/**
 * A piece of printed text.
 *
 * @param kind what it is
 * @param from offset of its first character
 * @param to offset after its last character
 * @param text the characters in plain form; of words, in lower case
 * @param glued whether no space stands before it
 * @param amount of {@link TokenKind#AMOUNT}
 * @param measure of {@link TokenKind#MEASURE}
 */
public record Token(
    TokenKind kind,
    int from,
    int to,
    String text,
    boolean glued,
    Optional<Amount> amount,
    Optional<Measure> measure) {
  public Token {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(text);
    Objects.requireNonNull(amount);
    Objects.requireNonNull(measure);
  }

  static Token of(TokenKind kind, int from, int to, String text, boolean glued) {
    return new Token(kind, from, to, text, glued, Optional.empty(), Optional.empty());
  }

  /** Returns the same text read as another kind of sign. */
  public Token as(TokenKind other) {
    return new Token(other, from, to, text, glued, amount, measure);
  }

  /** Returns whether this is of the kind. */
  public boolean is(TokenKind other) {
    return kind == other;
  }
}
