package io.konkyo.audit;

import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.quantity.Dimension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Numbers of one unit in a row: {@code 0.259 / 0.461 / 0.704 ms}, {@code +0.20 ms와 +0.24 ms}.
 *
 * @param members the numbers, each with the unit, and with its sign
 * @param signed whether every one has a sign
 * @param from index of the first token
 * @param end index of the token after the last
 * @param line which line of the text it stands on
 */
record Series(List<Amount> members, boolean signed, int from, int end, int line) {
  private static final int MOST_MEMBERS = 40;

  Series {
    members = List.copyOf(members);
  }

  int size() {
    return members.size();
  }

  Dimension dimension() {
    return members.get(0).measure().dimension();
  }

  /** Returns the series of two or more numbers that begins at a token. */
  static Optional<Series> read(Prose prose, int from, int line) {
    boolean signed = prose.isSign(from);
    List<Amount> members = new ArrayList<>();
    int at = from;
    int end = from;
    while (members.size() < MOST_MEMBERS) {
      boolean sign = prose.isSign(at);
      int number = sign ? at + 1 : at;
      if (sign != signed || prose.kind(number) != TokenKind.AMOUNT) {
        break;
      }
      Amount amount = prose.token(number).amount().orElseThrow();
      boolean minus = sign && prose.kind(at) == TokenKind.MINUS;
      members.add(minus ? amount.negated() : amount);
      end = number + 1;
      if (!isSeparator(prose, end)) {
        break;
      }
      at = end + 1;
    }
    boolean moments = members.stream().anyMatch(Amount::moment);
    int after = end;
    return members.size() < 2 || moments || prose.kind(from - 1) == TokenKind.SLASH
        ? Optional.empty()
        : inOneUnit(members).map(same -> new Series(same, signed, from, after, line));
  }

  private static boolean isSeparator(Prose prose, int index) {
    TokenKind kind = prose.kind(index);
    boolean slash = kind == TokenKind.SLASH && !prose.token(index).glued();
    return slash || kind == TokenKind.COMMA || prose.is(index, Role.WITH);
  }

  /** The unit may stand once, at the end; all must measure the same. */
  private static Optional<List<Amount>> inOneUnit(List<Amount> members) {
    Measure last = members.get(members.size() - 1).measure();
    List<Amount> same = members.stream().map(a -> a.measure().isNone() ? a.in(last) : a).toList();
    return same.stream().allMatch(a -> a.measure().dimension().equals(last.dimension()))
        ? Optional.of(same)
        : Optional.empty();
  }
}
