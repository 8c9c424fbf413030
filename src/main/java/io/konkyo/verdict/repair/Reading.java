package io.konkyo.verdict.repair;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Leaf;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Trees;
import io.konkyo.verdict.mismatch.Wording;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Computes the formula anew with one of its inputs read in another unit. */
final class Reading {
  /** Inputs that are looked at; formulas of documents have fewer. */
  private static final int MOST_INPUTS = 40;

  private final Function<Unit, Optional<Rational>> factor;
  private final Function<Unit, String> symbol;

  /**
   * @param factor how many of an input's unit one of the other unit is; empty if it has no other
   * @param symbol how the other unit is written
   */
  Reading(Function<Unit, Optional<Rational>> factor, Function<Unit, String> symbol) {
    this.factor = factor;
    this.symbol = symbol;
  }

  List<Candidate> candidates(Mismatch mismatch) {
    List<Candidate> candidates = new ArrayList<>();
    List<Leaf> leaves = mismatch.computation().leaves();
    for (Leaf leaf : leaves.subList(0, Math.min(MOST_INPUTS, leaves.size()))) {
      Quantity value = leaf.value();
      factor
          .apply(value.unit())
          .flatMap(f -> mismatch.resultWith(leaf.id(), value.value().times(f)))
          .ifPresent(result -> candidates.add(read(mismatch, value, result)));
    }
    if (candidates.size() < MOST_INPUTS) {
      literals(mismatch, candidates);
    }
    return candidates;
  }

  private void literals(Mismatch mismatch, List<Candidate> candidates) {
    for (Trees.Change change : Trees.changes(mismatch.formula(), this::reread)) {
      Quantity literal = ((NumberLiteral) change.from()).quantity();
      mismatch
          .result(change.whole())
          .ifPresent(result -> candidates.add(read(mismatch, literal, result)));
    }
  }

  private List<Expression> reread(Expression part) {
    if (!(part instanceof NumberLiteral literal)) {
      return List.of();
    }
    return factor
        .apply(literal.unit())
        .<List<Expression>>map(f -> List.of(times(literal, f)))
        .orElse(List.of());
  }

  private static Expression times(NumberLiteral literal, Rational factor) {
    Expression above = new Binary(BinaryOperator.TIMES, literal, whole(factor.numerator()), 0, 0);
    return new Binary(BinaryOperator.DIVIDED_BY, above, whole(factor.denominator()), 0, 0);
  }

  private static NumberLiteral whole(BigInteger value) {
    NumberText number =
        new NumberText(
            value.toString(), Rational.of(value), /* decimals= */ 0, /* grouped= */ false);
    return new NumberLiteral(number, Unit.ONE, 0, 0);
  }

  private Candidate read(Mismatch mismatch, Quantity input, Rational result) {
    return new Candidate(
        result,
        () ->
            Wording.quantity(input)
                + " read as "
                + symbol.apply(input.unit())
                + " gives "
                + Wording.near(mismatch, result));
  }
}
