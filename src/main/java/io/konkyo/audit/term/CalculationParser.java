package io.konkyo.audit.term;

import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads sums, products and what they are made of, by operator precedence. */
final class CalculationParser {
  private static final int MOST_LABEL_WORDS = 2;

  private final Cursor cursor;
  private final Cursor.Rule argument;
  private final Cursor.Rule bracketed;

  /**
   * Returns a parser.
   *
   * @param argument what stands between the commas of a call
   * @param bracketed what stands between brackets where more than a calculation may
   */
  CalculationParser(Cursor cursor, Cursor.Rule argument, Cursor.Rule bracketed) {
    this.cursor = cursor;
    this.argument = argument;
    this.bracketed = bracketed;
  }

  /** Returns the calculation at the cursor; null if there is none. */
  Term read() {
    return operation(0);
  }

  /** Precedence climbing: reads operators that bind at least as tightly as {@code least}. */
  private Term operation(int least) {
    Term left = prefixed();
    while (left != null && cursor.has(cursor.at())) {
      Optional<Operator> operator = operator();
      if (operator.isEmpty() || operator.get().strength() < least) {
        return left;
      }
      cursor.next();
      skipLabel();
      // A power is read from the right: 2^3^2 is 2^9.
      boolean power = operator.get() == Operator.POWER;
      int tighter = operator.get().strength() + (power ? 0 : 1);
      Term right = cursor.deeper(() -> operation(tighter));
      left = right == null ? null : new Term.Operation(operator.get(), left, right);
    }
    return left;
  }

  private Optional<Operator> operator() {
    boolean cell = cursor.isProse() && cursor.peek(TokenKind.BAR);
    return cell || cursor.isSign(cursor.at())
        ? Optional.empty()
        : Operator.of(cursor.token(cursor.at()).kind());
  }

  /** {@code MTU 1500 + 헤더 18}: words between operator and number say what is added. */
  private void skipLabel() {
    int end = cursor.at();
    while (cursor.isProse()
        && end - cursor.at() < MOST_LABEL_WORDS
        && cursor.is(end, TokenKind.WORD)
        && !cursor.isCall(end)) {
      end++;
    }
    if (end > cursor.at() && cursor.is(end, TokenKind.AMOUNT)) {
      cursor.moveTo(end);
    }
  }

  private Term prefixed() {
    if (!cursor.peek(TokenKind.MINUS) || !cursor.isGlued(cursor.at() + 1)) {
      return atom();
    }
    cursor.next();
    Term operand = cursor.deeper(() -> operation(Operator.NEGATION));
    return operand == null ? null : new Term.Negation(operand);
  }

  private Term atom() {
    if (cursor.peek(TokenKind.AMOUNT)) {
      Token token = cursor.next();
      return new Term.Leaf(token.amount().orElseThrow(), Nouns.skip(cursor));
    }
    if (cursor.take(TokenKind.OPEN)) {
      return bracketed();
    }
    if (cursor.isCall(cursor.at())) {
      return call();
    }
    return !cursor.isProse() && cursor.peek(TokenKind.WORD)
        ? new Term.Name(cursor.next().text())
        : null;
  }

  private Term bracketed() {
    Term inside = cursor.deeper(cursor.isProse() ? () -> operation(0) : bracketed);
    if (inside == null || !cursor.take(TokenKind.CLOSE)) {
      return null;
    }
    return cursor.peek(TokenKind.MEASURE) ? measured(inside, /* converted= */ false) : inside;
  }

  private Term measured(Term operand, boolean converted) {
    return new Term.Measured(operand, cursor.next().measure().orElseThrow(), converted);
  }

  private Term call() {
    String name = cursor.next().text();
    cursor.next();
    List<Term> arguments = new ArrayList<>();
    do {
      Term read = cursor.deeper(this::argument);
      if (read == null) {
        return null;
      }
      arguments.add(read);
    } while (cursor.take(TokenKind.COMMA));
    return cursor.take(TokenKind.CLOSE) ? new Term.Call(name, arguments) : null;
  }

  private Term argument() {
    Term read = argument.read();
    if (read == null || !cursor.take(TokenKind.ARROW)) {
      return read;
    }
    // floor(3.7 s → ms): rounding is the one place where the unit changes the number.
    return cursor.peek(TokenKind.MEASURE) ? measured(read, /* converted= */ true) : null;
  }
}
