package io.konkyo.ledger;

import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Given;
import io.konkyo.content.fact.GivenValue;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.Model;
import io.konkyo.formula.Scope;
import io.konkyo.formula.Type;
import io.konkyo.formula.Value;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a formula sees: the facts by name, and inside a family's member the same member of other
 * families.
 */
final class FactScope implements Scope {
  private final FactNames factNames;
  private final Optional<Membership> context;
  private final Map<String, Model> models;
  private final Recent<Value> values;

  /**
   * @param factNames which fact a name means
   * @param context the member whose formula is evaluated
   * @param values the value of a fact by its id; a value that is there does not change
   * @param models the site's models
   */
  FactScope(
      FactNames factNames,
      Optional<Membership> context,
      Function<String, Optional<Value>> values,
      Map<String, Model> models) {
    this.factNames = factNames;
    this.context = context;
    this.models = models;
    this.values = new Recent<>(name -> factNames.resolve(name, context).flatMap(values));
  }

  @Override
  public Optional<Value> value(String id) {
    return values.find(id);
  }

  @Override
  public boolean holdsWords(String id) {
    return factNames
        .resolve(id, context)
        .map(factNames::fact)
        .filter(
            fact ->
                fact instanceof Given given
                    && (given.value() instanceof GivenValue.Words
                        || given.value() instanceof GivenValue.WordList))
        .isPresent();
  }

  @Override
  public Optional<Type> type(String id) {
    return value(id).map(Type::of);
  }

  @Override
  public String resolve(String id) {
    return factNames.resolve(id, context).orElse(id);
  }

  @Override
  public Optional<List<String>> members(String familyId) {
    return factNames.family(familyId).map(Family::members);
  }

  @Override
  public Optional<Model> model(String name) {
    return Optional.ofNullable(models.get(name));
  }

  @Override
  public Collection<String> names() {
    return factNames.all();
  }

  @Override
  public Collection<String> modelNames() {
    return models.keySet();
  }
}
