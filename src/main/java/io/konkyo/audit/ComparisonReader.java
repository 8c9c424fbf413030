package io.konkyo.audit;

import io.konkyo.audit.term.Evaluator;
import io.konkyo.audit.term.Result;
import io.konkyo.audit.term.Term;
import io.konkyo.audit.term.TermParser;
import io.konkyo.audit.term.Truth;
import io.konkyo.audit.token.Amount;
import io.konkyo.audit.token.Measure;
import io.konkyo.audit.token.Token;
import io.konkyo.audit.token.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads comparisons in sentences: {@code 0.040 < 0.339 ms}, with or without a mark behind. */
final class ComparisonReader {
  private static final int MOST_OPERANDS = 12;

  private final Prose prose;

  ComparisonReader(Prose prose) {
    this.prose = prose;
  }

  /** Returns the comparison that begins at a token with a calculation. */
  Optional<Found> read(int from, TermParser.Parsed first) {
    List<Term> operands = new ArrayList<>(List.of(first.term()));
    List<TokenKind> signs = new ArrayList<>();
    int end = first.end();
    while (isSpaced(end) && operands.size() < MOST_OPERANDS) {
      Optional<TermParser.Parsed> next = prose.calculation(end + 1);
      if (next.isEmpty()) {
        break;
      }
      signs.add(prose.kind(end));
      operands.add(next.get().term());
      end = next.get().end();
    }
    if (signs.isEmpty() || prose.goesOn(end) || prose.kind(end).isRelation()) {
      return Optional.empty();
    }
    Result result = Evaluator.ofProse().evaluate(new Term.Comparison(inOneUnit(operands), signs));
    if (!(result instanceof Result.Conditions conditions) || conditions.all() == Truth.OPEN) {
      return Optional.empty();
    }
    return Optional.of(found(from, end, conditions.all()));
  }

  private Found found(int from, int end, Truth truth) {
    boolean marked = prose.kind(end) == TokenKind.TRUE || prose.kind(end) == TokenKind.FALSE;
    boolean claimed = prose.kind(end) != TokenKind.FALSE;
    int after = marked ? end + 1 : end;
    Check check =
        Check.of(
            prose.between(from, after),
            claimed == (truth == Truth.TRUE),
            truth == Truth.TRUE ? "true" : "false");
    return new Found(prose.passage(Kind.COMPARISON, from, after, List.of(check)), after);
  }

  /** Angle brackets without spaces are markup, redirections, keys. */
  private boolean isSpaced(int index) {
    if (!prose.kind(index).isComparison()) {
      return false;
    }
    Token sign = prose.token(index);
    boolean open = index + 1 < prose.tokens().size() && !prose.token(index + 1).glued();
    return !sign.glued() && open;
  }

  /** In {@code 0.040 < 0.339 ms} the unit stands once, at the end. */
  private static List<Term> inOneUnit(List<Term> operands) {
    Optional<Measure> unit =
        operands.get(operands.size() - 1).printed().map(Amount::measure).filter(m -> !m.isNone());
    if (unit.isEmpty()) {
      return operands;
    }
    return operands.stream()
        .map(
            operand ->
                operand instanceof Term.Leaf leaf && leaf.amount().measure().isNone()
                    ? new Term.Leaf(leaf.amount().in(unit.get()), leaf.noun())
                    : operand)
        .toList();
  }
}
