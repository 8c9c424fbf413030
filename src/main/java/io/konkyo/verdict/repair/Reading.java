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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Computes the formula anew with one of its inputs' units taken for another. It is taken so
 * wherever it stands: who means MiB by MB does so throughout, and a unit at a time leaves less to
 * luck than an input at a time.
 */
final class Reading {
  /** Inputs that are looked at; formulas of documents have fewer. */
  private static final int MOST_INPUTS = 100;

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
    inputs(mismatch)
        .forEach(
            (unit, inputs) ->
                factor
                    .apply(unit)
                    .flatMap(f -> result(mismatch, unit, f))
                    .ifPresent(value -> candidates.add(read(mismatch, inputs, value))));
    return candidates;
  }

  /** Returns the raw values and the literals of the formula by unit. */
  private static Map<Unit, List<Quantity>> inputs(Mismatch mismatch) {
    List<Quantity> all = new ArrayList<>();
    for (Leaf leaf : mismatch.computation().leaves()) {
      all.add(leaf.value());
    }
    for (NumberLiteral literal : Trees.literals(mismatch.formula())) {
      all.add(literal.quantity());
    }
    Map<Unit, List<Quantity>> byUnit = new LinkedHashMap<>();
    for (Quantity input : all.subList(0, Math.min(MOST_INPUTS, all.size()))) {
      byUnit.computeIfAbsent(input.unit(), unit -> new ArrayList<>()).add(input);
    }
    return byUnit;
  }

  private static Optional<Rational> result(Mismatch mismatch, Unit unit, Rational factor) {
    Map<String, Rational> leaves = new HashMap<>();
    for (Leaf leaf : mismatch.computation().leaves()) {
      if (leaf.value().unit().equals(unit)) {
        leaves.put(leaf.id(), leaf.value().value().times(factor));
      }
    }
    Expression formula =
        Trees.mapLiterals(
            mismatch.formula(),
            literal -> literal.unit().equals(unit) ? times(literal, factor) : literal);
    return mismatch.result(formula, leaves);
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

  private Candidate read(Mismatch mismatch, List<Quantity> inputs, Rational value) {
    Unit unit = inputs.get(0).unit();
    return new Candidate(
        value,
        () ->
            (inputs.size() == 1
                    ? Wording.quantity(inputs.get(0))
                    : unit.symbol() + " of the inputs")
                + " read as "
                + symbol.apply(unit)
                + " gives "
                + Wording.near(mismatch, value));
  }
}
