package io.konkyo.ledger;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Says which fact a name in a formula means. */
final class FactNames {
  private final Map<String, Fact> facts;
  private final Map<String, Family> families;

  FactNames(Map<String, Fact> facts, Map<String, Family> families) {
    // Names are looked up several times for every fact, and one by one: hashing is quicker.
    this.facts = new HashMap<>(facts);
    this.families = new HashMap<>(families);
  }

  /**
   * Returns the fact a name means in a formula: the fact of that name, or, in the formula of a
   * family's member, the same member of the family of that name.
   */
  Optional<String> resolve(String name, Optional<Membership> context) {
    Fact fact = facts.get(name);
    if (fact != null) {
      // The id of the declaration, not the name that was typed: equal strings that are one object
      // are compared in no time.
      return Optional.of(fact.id());
    }
    Family family = families.get(name);
    if (family == null || context.isEmpty() || !family.axis().equals(context.get().axis())) {
      return Optional.empty();
    }
    return Optional.ofNullable(facts.get(name + "." + context.get().member())).map(Fact::id);
  }

  /** Returns the fact of that name, or null. */
  Fact fact(String id) {
    return facts.get(id);
  }

  Optional<Family> family(String name) {
    return Optional.ofNullable(families.get(name));
  }

  /** Returns every name a formula may use. */
  TreeSet<String> all() {
    TreeSet<String> names = new TreeSet<>(facts.keySet());
    names.addAll(families.keySet());
    return names;
  }
}
