package io.konkyo.ledger;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Says which fact a name in a formula means. */
final class FactNames {
  private final Map<String, Fact> facts;
  private final Map<String, Family> families;

  FactNames(Map<String, Fact> facts, Map<String, Family> families) {
    this.facts = facts;
    this.families = families;
  }

  /**
   * Returns the fact a name means in a formula: the fact of that name, or, in the formula of a
   * family's member, the same member of the family of that name.
   */
  Optional<String> resolve(String name, Optional<Membership> context) {
    if (facts.containsKey(name)) {
      return Optional.of(name);
    }
    Family family = families.get(name);
    if (family == null || context.isEmpty() || !family.axis().equals(context.get().axis())) {
      return Optional.empty();
    }
    String member = name + "." + context.get().member();
    return facts.containsKey(member) ? Optional.of(member) : Optional.empty();
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
