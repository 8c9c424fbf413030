package io.konkyo.verdict;

import io.konkyo.formula.Expression;
import io.konkyo.formula.QuantityValue;
import java.util.Optional;

/**
 * A formula over raw values only.
 *
 * @param computation the formula and its leaves
 */
record LeafDerivation(Computation computation) implements Derivation {

  @Override
  public Expression expression() {
    return computation.expression();
  }

  @Override
  public Optional<Premise> premise(String name) {
    for (Leaf leaf : computation.leaves()) {
      if (leaf.id().equals(name)) {
        return Optional.of(Premise.raw(name, new QuantityValue(leaf.value())));
      }
    }
    return Optional.empty();
  }
}
