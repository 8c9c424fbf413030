package io.konkyo.audit.term;

import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;

/** Words behind a number that say what is counted: {@code 4 suffixes}, {@code 18개 구간}. */
final class Nouns {
  private static final int MOST_IN_PROSE = 3;
  private static final int MOST_IN_LINE = 12;

  private Nouns() {}

  /**
   * Moves behind the words, if there are any: in a sentence only where a calculation goes on behind
   * them, which else would be words of the sentence.
   */
  static boolean skip(Cursor cursor) {
    int end = cursor.at();
    int most = cursor.isProse() ? MOST_IN_PROSE : MOST_IN_LINE;
    while (end - cursor.at() < most && isNoun(cursor, end)) {
      end++;
    }
    if (end == cursor.at() || cursor.isProse() && !goesOn(cursor, end)) {
      return false;
    }
    cursor.moveTo(end);
    return true;
  }

  private static boolean isNoun(Cursor cursor, int index) {
    if (!cursor.is(index, TokenKind.WORD) || cursor.isCall(index)) {
      return false;
    }
    Token token = cursor.token(index);
    return !Words.is(token, Role.AND)
        && !Words.is(token, Role.OR)
        && !Words.is(token, Role.NOT)
        && !Words.is(token, Role.EQUAL);
  }

  private static boolean goesOn(Cursor cursor, int index) {
    if (!cursor.has(index)) {
      return false;
    }
    TokenKind kind = cursor.token(index).kind();
    return kind.isRelation()
        || kind.isComparison()
        || kind == TokenKind.CLOSE
        || kind.isOperator() && kind != TokenKind.BAR && !isSign(cursor, index);
  }

  private static boolean isSign(Cursor cursor, int index) {
    boolean signed = cursor.is(index, TokenKind.PLUS) || cursor.is(index, TokenKind.MINUS);
    return signed && cursor.isGlued(index + 1);
  }
}
