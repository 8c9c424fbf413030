package io.konkyo.formula;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Facts whose types are known and whose values are not: their own formulas failed. */
record FailedFacts(Scope facts) implements Scope {
  @Override
  public Optional<Value> value(String id) {
    return Optional.empty();
  }

  @Override
  public Optional<Type> type(String id) {
    return facts.type(id);
  }

  @Override
  public Optional<List<String>> members(String familyId) {
    return facts.members(familyId);
  }

  @Override
  public Optional<Model> model(String name) {
    return facts.model(name);
  }

  @Override
  public Collection<String> names() {
    return facts.names();
  }
}
