package io.konkyo.audit;

import io.konkyo.audit.term.TermParser;
import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;
import java.util.List;
import java.util.Optional;

/**
 * A text, its tokens, and the guards that tell a whole calculation from a part of one.
 *
 * <p>Source: number anchors, section 8: nearly every guard comes from a false alarm.
 *
 * @param text the text
 * @param tokens its tokens
 */
record Prose(String text, List<Token> tokens) {
  private static final int MOST_WORDS = 3;

  Prose {
    tokens = List.copyOf(tokens);
  }

  /** Returns the kind of a token; a break before the first and after the last. */
  TokenKind kind(int index) {
    return index < 0 || index >= tokens.size() ? TokenKind.BREAK : tokens.get(index).kind();
  }

  Token token(int index) {
    return tokens.get(index);
  }

  boolean is(int index, Role role) {
    return index >= 0 && index < tokens.size() && Words.is(tokens.get(index), role);
  }

  /** Returns the text from one token up to another, the latter not included. */
  String between(int from, int to) {
    return text.substring(tokens.get(from).from(), tokens.get(to - 1).to());
  }

  /** Returns whether the token is a plus or minus that belongs to the number after it. */
  boolean isSign(int index) {
    return (kind(index) == TokenKind.PLUS || kind(index) == TokenKind.MINUS)
        && kind(index + 1) == TokenKind.AMOUNT
        && tokens.get(index + 1).glued()
        && (index == 0
            || !tokens.get(index).glued()
            || kind(index - 1) == TokenKind.OPEN
            || kind(index - 1) == TokenKind.OTHER
            || kind(index - 1) == TokenKind.WORD);
  }

  /** Returns whether a calculation may begin at the token, with nothing of it before. */
  boolean mayBegin(int index) {
    TokenKind before = kind(index - 1);
    boolean joined = before.isOperator() && before != TokenKind.BAR;
    boolean hanging =
        index > 0
            && tokens.get(index).glued()
            && (before == TokenKind.AMOUNT
                || before == TokenKind.CLOSE
                || before == TokenKind.JUNK
                || before == TokenKind.MEASURE);
    boolean ranged = before == TokenKind.RANGE;
    return !joined && !hanging && !ranged && !isLabelled(index);
  }

  /** Returns whether words and, before them, an operator stand before the token. */
  private boolean isLabelled(int index) {
    int word = index - 1;
    while (word >= 0 && index - word <= MOST_WORDS && kind(word) == TokenKind.WORD) {
      word--;
    }
    TokenKind before = kind(word);
    return word < index - 1 && before.isOperator() && before != TokenKind.BAR;
  }

  /** Returns whether more of a calculation stands at the token, maybe behind words. */
  boolean goesOn(int index) {
    int word = index;
    while (word - index < MOST_WORDS && kind(word) == TokenKind.WORD) {
      word++;
    }
    TokenKind kind = kind(word);
    boolean operator = kind.isOperator() && kind != TokenKind.BAR && !isSign(word);
    return operator || kind(index) == TokenKind.RANGE;
  }

  /** Returns the calculation that begins at the token. */
  Optional<TermParser.Parsed> calculation(int index) {
    return new TermParser(tokens, io.konkyo.audit.term.Dialect.PROSE).calculation(index);
  }

  /** Returns the token after words, tildes and the like that say that a number is rounded. */
  int afterAbout(int index) {
    boolean about =
        is(index, Role.ABOUT) || kind(index) == TokenKind.RANGE || kind(index) == TokenKind.ABOUT;
    return about ? index + 1 : index;
  }

  Passage passage(Kind kind, int from, int to, List<Check> checks) {
    return new Passage(
        kind,
        tokens.get(from).from(),
        tokens.get(to - 1).to(),
        between(from, to),
        checks,
        Optional.empty());
  }
}
