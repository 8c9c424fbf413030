package io.konkyo.audit.term;

import io.konkyo.audit.token.Role;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads calculations, conditions and lists out of tokens. Bounded: what is longer or more nested
 * than any printed calculation is none.
 */
public final class TermParser {
  private final List<Token> tokens;
  private final Dialect dialect;
  private Cursor cursor;
  private CalculationParser calculations;

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
    begin(from);
    return parsed(calculations.read());
  }

  /** Returns the condition, list or calculation that begins at a token. */
  public Optional<Parsed> member(int from) {
    begin(from);
    return parsed(list());
  }

  private void begin(int from) {
    cursor = new Cursor(tokens, dialect, from);
    calculations = new CalculationParser(cursor, this::disjunction, this::list);
  }

  private Optional<Parsed> parsed(Term term) {
    return term == null ? Optional.empty() : Optional.of(new Parsed(term, cursor.at()));
  }

  private Term list() {
    List<Term> members = new ArrayList<>();
    do {
      Term member = disjunction();
      if (member == null) {
        return null;
      }
      members.add(member);
    } while (cursor.take(TokenKind.COMMA));
    return members.size() == 1 ? members.get(0) : new Term.Several(members);
  }

  private Term disjunction() {
    Term left = conjunction();
    while (left != null && cursor.takeWord(Role.OR)) {
      Term right = conjunction();
      left = right == null ? null : new Term.Junction(/* both= */ false, left, right);
    }
    return left;
  }

  private Term conjunction() {
    Term left = negation();
    while (left != null && cursor.takeWord(Role.AND)) {
      Term right = negation();
      left = right == null ? null : new Term.Junction(/* both= */ true, left, right);
    }
    return left;
  }

  private Term negation() {
    if (!cursor.takeWord(Role.NOT)) {
      return comparison();
    }
    Term operand = cursor.deeper(this::negation);
    return operand == null ? null : new Term.Not(operand);
  }

  private Term comparison() {
    List<Term> operands = new ArrayList<>();
    List<TokenKind> signs = new ArrayList<>();
    while (true) {
      Term operand = calculations.read();
      if (operand == null) {
        return null;
      }
      operands.add(operand);
      if (!cursor.has(cursor.at()) || !cursor.token(cursor.at()).kind().isComparison()) {
        return signs.isEmpty() ? operand : new Term.Comparison(operands, signs);
      }
      signs.add(cursor.next().kind());
    }
  }
}
