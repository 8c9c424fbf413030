package io.konkyo.formula;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What the body of a model may read besides its parameters: other models.
 *
 * @param around the scope of the call
 */
record ModelScope(Scope around) implements Scope {

  static ModelScope within(Scope scope) {
    return scope instanceof ModelScope model ? model : new ModelScope(scope);
  }

  @Override
  public Optional<Value> value(String id) {
    return Optional.empty();
  }

  @Override
  public Optional<Type> type(String id) {
    return Optional.empty();
  }

  @Override
  public Optional<List<String>> members(String familyId) {
    return Optional.empty();
  }

  @Override
  public Optional<Model> model(String name) {
    return around.model(name);
  }

  @Override
  public Collection<String> names() {
    return List.of();
  }

  @Override
  public Collection<String> modelNames() {
    return around.modelNames();
  }
}
