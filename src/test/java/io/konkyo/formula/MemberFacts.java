package io.konkyo.formula;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Facts as a formula over an axis sees them: a family is its member at hand. */
record MemberFacts(Scope facts, String family, String member) implements Scope {
  @Override
  public String resolve(String id) {
    return id.equals(family) ? family + "." + member : id;
  }

  @Override
  public Optional<Value> value(String id) {
    return facts.value(resolve(id));
  }

  @Override
  public Optional<Type> type(String id) {
    return facts.type(resolve(id));
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
