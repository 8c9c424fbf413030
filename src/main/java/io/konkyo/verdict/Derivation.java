package io.konkyo.verdict;

import io.konkyo.formula.Expression;
import io.konkyo.formula.Model;
import io.konkyo.quantity.StatedQuantity;
import java.util.List;
import java.util.Optional;

/**
 * A formula and what the names in it stand for. The same name may stand for different facts in the
 * formulas of different members of a family.
 */
public interface Derivation {

  /** Returns the formula. */
  Expression expression();

  /** Returns what a name of the formula stands for; empty when it is not known. */
  Optional<Premise> premise(String name);

  /** Returns the ids of a family's members in order, which are names too; empty for no family. */
  default Optional<List<String>> members(String family) {
    return Optional.empty();
  }

  /** Returns the model of that name. */
  default Optional<Model> model(String name) {
    return Optional.empty();
  }

  /** Returns the figures that documents print for a fact, of which one may have been carried on. */
  default List<StatedQuantity> printed(String id) {
    return List.of();
  }
}
