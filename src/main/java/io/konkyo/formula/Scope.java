package io.konkyo.formula;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What a formula may read. Implementations answer the same as long as a formula is worked on.
 *
 * <p>Ids are those of facts: {@code ping.rtt.same_az} for a member of a family. In a formula that
 * runs over an axis, a scope answers {@code ping.rtt} with the member at hand.
 */
public interface Scope {

  /** Returns the exact value of a fact; empty when there is no such fact or it has no value. */
  Optional<Value> value(String id);

  /**
   * Returns the type of a fact; empty when there is no such fact or its type is not known.
   *
   * <p>A fact with a type but no value is one whose own fault has been said already, so that
   * formulas over it stay silent; so is one that {@link #names} holds and that has no type.
   */
  Optional<Type> type(String id);

  /** Returns whether a fact holds words, with which nothing is computed. */
  default boolean holdsWords(String id) {
    return false;
  }

  /** Returns the ids of a family's members in the order of its axis; empty for no family. */
  Optional<List<String>> members(String familyId);

  /**
   * Returns the id of the fact that an id stands for here: of a family, in a formula that runs over
   * its axis, the member at hand; otherwise the id itself. Explanations show it.
   */
  default String resolve(String id) {
    return id;
  }

  /** Returns the model of that name. */
  Optional<Model> model(String name);

  /** Returns the ids of all facts and families, from which the nearest is offered for a slip. */
  Collection<String> names();

  /** Returns the names of all models, from which the nearest is offered for a slip. */
  default Collection<String> modelNames() {
    return List.of();
  }
}
