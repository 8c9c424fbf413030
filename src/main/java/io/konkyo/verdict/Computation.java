package io.konkyo.verdict;

import io.konkyo.formula.Expression;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A value that can be computed again with other raw values, or by another formula. */
public interface Computation {

  /** Returns the formula, which may read derived facts. */
  Expression expression();

  /** Returns the exact result. */
  Quantity exact();

  /** Returns the raw values under the formula, each once, by id. */
  List<Leaf> leaves();

  /**
   * Evaluates an expression over the same facts with some raw values replaced.
   *
   * @param expression the formula itself, or a repaired one
   * @param replaced values of leaves by id, in the unit of each leaf's value
   * @return empty if it cannot be computed there, as at a zero divisor
   */
  Optional<Quantity> evaluate(Expression expression, Map<String, Rational> replaced);

  /**
   * Returns the formula with what its names stand for, so that derived facts can be looked into.
   *
   * <p>Shape: unless it is overridden, names are ids of leaves; a formula that reads anything else
   * is opaque, and rounding cannot be carried through it with proof.
   */
  default Derivation derivation() {
    return new LeafDerivation(this);
  }
}
