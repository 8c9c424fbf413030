package io.konkyo.audit.term;

import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.audit.token.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads calculations out of tokens, by operator precedence. Bounded: what is longer or more nested
 * than any printed calculation is none.
 */
public final class TermParser {
  private static final int MOST_DEPTH = 24;
  private static final int MOST_TOKENS = 400;
  private static final int MOST_LABEL_WORDS = 2;
  private static final int MOST_NOUNS = 3;
  private static final int MOST_NOUNS_IN_LINE = 12;

  private final List<Token> tokens;
  private final Dialect dialect;
  private int at;
  private int limit;
  private int depth;

  public TermParser(List<Token> tokens, Dialect dialect) {
    this.tokens = tokens;
    this.dialect = dialect;
  }

  /**
   * A calculation and where it ends.
   *
   * @param term the calculation
   * @param end index of the token after it
   */
  public record Parsed(Term term, int end) {}

  /** Returns the sum, product or single number that begins at a token. */
  public Optional<Parsed> calculation(int from) {
    return parse(from, () -> operation(0));
  }

  /** Returns the condition, list or calculation that begins at a token. */
  public Optional<Parsed> member(int from) {
    return parse(from, this::list);
  }

  private interface Rule {
    /** Returns null where the tokens do not fit. */
    Term read();
  }

  private Optional<Parsed> parse(int from, Rule rule) {
    at = from;
    limit = Math.min(tokens.size(), from + MOST_TOKENS);
    depth = 0;
    Term term = rule.read();
    return term == null ? Optional.empty() : Optional.of(new Parsed(term, at));
  }

  private boolean peek(TokenKind kind) {
    return at < limit && tokens.get(at).is(kind);
  }

  private boolean take(TokenKind kind) {
    if (!peek(kind)) {
      return false;
    }
    at++;
    return true;
  }

  private boolean takeWord(Role role) {
    if (at >= limit || !Words.is(tokens.get(at), role)) {
      return false;
    }
    at++;
    return true;
  }

  private Term list() {
    List<Term> members = new ArrayList<>();
    do {
      Term member = disjunction();
      if (member == null) {
        return null;
      }
      members.add(member);
    } while (take(TokenKind.COMMA));
    return members.size() == 1 ? members.get(0) : new Term.Several(members);
  }

  private Term disjunction() {
    Term left = conjunction();
    while (left != null && takeWord(Role.OR)) {
      Term right = conjunction();
      left = right == null ? null : new Term.Junction(/* both= */ false, left, right);
    }
    return left;
  }

  private Term conjunction() {
    Term left = negation();
    while (left != null && takeWord(Role.AND)) {
      Term right = negation();
      left = right == null ? null : new Term.Junction(/* both= */ true, left, right);
    }
    return left;
  }

  private Term negation() {
    if (!takeWord(Role.NOT)) {
      return comparison();
    }
    Term operand = deeper(this::negation);
    return operand == null ? null : new Term.Not(operand);
  }

  private Term comparison() {
    List<Term> operands = new ArrayList<>();
    List<TokenKind> signs = new ArrayList<>();
    while (true) {
      Term operand = operation(0);
      if (operand == null) {
        return null;
      }
      operands.add(operand);
      if (at >= limit || !tokens.get(at).kind().isComparison()) {
        return signs.isEmpty() ? operand : new Term.Comparison(operands, signs);
      }
      signs.add(tokens.get(at++).kind());
    }
  }

  /** Precedence climbing: reads operators that bind at least as tightly as {@code least}. */
  private Term operation(int least) {
    Term left = prefixed();
    while (left != null && at < limit) {
      Optional<Operator> operator = operator();
      if (operator.isEmpty() || operator.get().strength() < least) {
        return left;
      }
      at++;
      skipLabel();
      // A power is read from the right: 2^3^2 is 2^9.
      boolean power = operator.get() == Operator.POWER;
      Term right = deeper(() -> operation(operator.get().strength() + (power ? 0 : 1)));
      left = right == null ? null : new Term.Operation(operator.get(), left, right);
    }
    return left;
  }

  private Optional<Operator> operator() {
    Token token = tokens.get(at);
    boolean cell = dialect == Dialect.PROSE && token.is(TokenKind.BAR);
    return cell || isSign(token) ? Optional.empty() : Operator.of(token.kind());
  }

  /** In a sentence, {@code 0.461 ms +0.20} is a number and a change, not a sum. */
  private boolean isSign(Token token) {
    boolean signed = token.is(TokenKind.PLUS) || token.is(TokenKind.MINUS);
    return dialect == Dialect.PROSE
        && signed
        && !token.glued()
        && at + 1 < limit
        && tokens.get(at + 1).glued();
  }

  /** {@code MTU 1500 + 헤더 18}: words between operator and number say what is added. */
  private void skipLabel() {
    int end = at;
    while (dialect == Dialect.PROSE
        && end < limit
        && end - at < MOST_LABEL_WORDS
        && tokens.get(end).is(TokenKind.WORD)
        && !isCall(end)) {
      end++;
    }
    if (end > at && end < limit && tokens.get(end).is(TokenKind.AMOUNT)) {
      at = end;
    }
  }

  private Term prefixed() {
    boolean minus = peek(TokenKind.MINUS) && at + 1 < limit && tokens.get(at + 1).glued();
    if (!minus) {
      return atom();
    }
    at++;
    Term operand = deeper(() -> operation(Operator.NEGATION));
    return operand == null ? null : new Term.Negation(operand);
  }

  private Term deeper(Rule rule) {
    if (++depth > MOST_DEPTH) {
      return null;
    }
    Term term = rule.read();
    depth--;
    return term;
  }

  private Term atom() {
    if (peek(TokenKind.AMOUNT)) {
      return leaf();
    }
    if (peek(TokenKind.OPEN)) {
      at++;
      return bracketed();
    }
    if (at < limit && isCall(at)) {
      return call();
    }
    return dialect == Dialect.LINE && peek(TokenKind.WORD)
        ? new Term.Name(tokens.get(at++).text())
        : null;
  }

  private Term leaf() {
    Token token = tokens.get(at++);
    int words = at;
    int most = dialect == Dialect.LINE ? MOST_NOUNS_IN_LINE : MOST_NOUNS;
    while (words < limit && words - at < most && isNoun(words)) {
      words++;
    }
    boolean noun = words > at && (dialect == Dialect.LINE || goesOn(words));
    at = noun ? words : at;
    return new Term.Leaf(token.amount().orElseThrow(), noun);
  }

  private boolean isNoun(int index) {
    Token token = tokens.get(index);
    return token.is(TokenKind.WORD)
        && !isCall(index)
        && !Words.is(token, Role.AND)
        && !Words.is(token, Role.OR)
        && !Words.is(token, Role.NOT)
        && !Words.is(token, Role.EQUAL);
  }

  /** Returns whether a calculation goes on behind the words after a number. */
  private boolean goesOn(int index) {
    if (index >= limit) {
      return false;
    }
    TokenKind kind = tokens.get(index).kind();
    return kind.isRelation()
        || kind.isComparison()
        || kind == TokenKind.CLOSE
        || kind.isOperator() && kind != TokenKind.BAR && !isSign(index);
  }

  private boolean isSign(int index) {
    Token token = tokens.get(index);
    boolean signed = token.is(TokenKind.PLUS) || token.is(TokenKind.MINUS);
    return signed && index + 1 < limit && tokens.get(index + 1).glued();
  }

  private Term bracketed() {
    Rule inner = dialect == Dialect.LINE ? this::list : () -> operation(0);
    Term inside = deeper(inner);
    if (inside == null || !take(TokenKind.CLOSE)) {
      return null;
    }
    if (!peek(TokenKind.MEASURE)) {
      return inside;
    }
    return new Term.Measured(
        inside, tokens.get(at++).measure().orElseThrow(), /* converted= */ false);
  }

  private boolean isCall(int index) {
    return index + 1 < limit
        && tokens.get(index).is(TokenKind.WORD)
        && tokens.get(index + 1).is(TokenKind.OPEN)
        && tokens.get(index + 1).glued()
        && Function.of(tokens.get(index).text()).isPresent();
  }

  private Term call() {
    String name = tokens.get(at).text();
    at += 2;
    List<Term> arguments = new ArrayList<>();
    do {
      Term argument = deeper(this::argument);
      if (argument == null) {
        return null;
      }
      arguments.add(argument);
    } while (take(TokenKind.COMMA));
    return take(TokenKind.CLOSE) ? new Term.Call(name, arguments) : null;
  }

  private Term argument() {
    Term argument = disjunction();
    if (argument == null || !peek(TokenKind.ARROW)) {
      return argument;
    }
    // floor(3.7 s → ms): rounding is the one place where the unit changes the number.
    at++;
    return peek(TokenKind.MEASURE)
        ? new Term.Measured(
            argument, tokens.get(at++).measure().orElseThrow(), /* converted= */ true)
        : null;
  }
}
