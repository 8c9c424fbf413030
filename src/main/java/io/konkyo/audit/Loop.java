package io.konkyo.audit;

import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.Value;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import io.konkyo.quantity.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A loop as it is printed, turn by turn: {@code space = 8 → 4 (1) → 2 (2)}.
 *
 * @param name what changes
 * @param turns its value after each turn
 * @param counted whether the turns are counted from one without a gap
 * @param misprint what a value should be that does not go with the others
 */
record Loop(String name, Result.Numbers turns, boolean counted, Optional<Rational> misprint) {
  /** {@code → 4 (1)} is five tokens. */
  private static final int TOKENS_OF_TURN = 5;

  /** Returns the loop that the tokens are. */
  static Optional<Loop> read(List<Token> tokens) {
    boolean begins =
        tokens.size() > 3
            && tokens.get(0).is(TokenKind.WORD)
            && tokens.get(1).is(TokenKind.EQUALS)
            && tokens.get(2).is(TokenKind.AMOUNT)
            && tokens.get(3).is(TokenKind.ARROW)
            && (tokens.size() - 3) % TOKENS_OF_TURN == 0;
    if (!begins) {
      return Optional.empty();
    }
    List<Amount> amounts = new ArrayList<>();
    amounts.add(tokens.get(2).amount().orElseThrow());
    boolean counted = true;
    for (int at = 3; at < tokens.size(); at += TOKENS_OF_TURN) {
      if (!isTurn(tokens.subList(at, at + TOKENS_OF_TURN))) {
        return Optional.empty();
      }
      Rational number = tokens.get(at + 3).amount().orElseThrow().number().value();
      counted &= number.equals(Rational.of(amounts.size()));
      amounts.add(tokens.get(at + 1).amount().orElseThrow());
    }
    List<Value> turns = amounts.stream().skip(1).map(Loop::value).toList();
    return Optional.of(
        new Loop(tokens.get(0).text(), new Result.Numbers(turns), counted, misprint(amounts)));
  }

  private static Optional<Rational> misprint(List<Amount> amounts) {
    boolean exact =
        amounts.stream().allMatch(a -> !a.cut() && a.measure().equals(amounts.get(0).measure()));
    return exact
        ? new Turns(amounts.stream().map(amount -> amount.number().value()).toList()).misprint()
        : Optional.empty();
  }

  private static boolean isTurn(List<Token> tokens) {
    return tokens.get(0).is(TokenKind.ARROW)
        && tokens.get(1).is(TokenKind.AMOUNT)
        && tokens.get(2).is(TokenKind.OPEN)
        && tokens.get(3).is(TokenKind.AMOUNT)
        && tokens.get(4).is(TokenKind.CLOSE);
  }

  private static Value value(Amount amount) {
    Result result = Evaluator.ofProse().evaluate(new Term.Leaf(amount, /* noun= */ false));
    return ((Result.Numbers) result).values().get(0);
  }

  Check check(String line) {
    String gives =
        counted
            ? misprint.map(value -> value + " in its place").orElse("")
            : "turns counted from one on";
    return Check.of(line, counted && misprint.isEmpty(), gives);
  }
}
