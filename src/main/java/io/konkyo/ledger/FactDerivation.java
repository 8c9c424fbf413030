package io.konkyo.ledger;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Quotation;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Model;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Premise;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A formula over the ledger, looked into as far down as the raw values. */
final class FactDerivation implements Derivation {
  private final Evaluation evaluation;
  private final Expression expression;
  private final Recent<Premise> premises;

  /**
   * @param context the member whose formula it is
   */
  FactDerivation(Evaluation evaluation, Expression expression, Optional<Membership> context) {
    this.evaluation = evaluation;
    this.expression = expression;
    this.premises =
        new Recent<>(name -> evaluation.names().resolve(name, context).flatMap(this::premiseOf));
  }

  @Override
  public Expression expression() {
    return expression;
  }

  @Override
  public Optional<Premise> premise(String name) {
    return premises.find(name);
  }

  @Override
  public Optional<List<String>> members(String family) {
    return evaluation.names().family(family).map(Family::members);
  }

  @Override
  public Optional<Model> model(String name) {
    return Optional.ofNullable(evaluation.models().get(name));
  }

  @Override
  public List<StatedQuantity> printed(String id) {
    Fact fact = evaluation.fact(id);
    if (fact == null) {
      return List.of();
    }
    List<StatedQuantity> printed = new ArrayList<>();
    if (fact instanceof Derived derived) {
      derived.stated().ifPresent(stated -> printed.add(stated.value()));
    }
    fact.header().quoted().stream()
        .map(Quotation::quantity)
        .flatMap(Optional::stream)
        .forEach(printed::add);
    return printed;
  }

  private Optional<Premise> premiseOf(String id) {
    return evaluation
        .value(id)
        .map(
            value ->
                evaluation.fact(id) instanceof Derived derived
                    ? Premise.derived(
                        id,
                        value,
                        new FactDerivation(
                            evaluation, derived.formula().body(), derived.header().membership()))
                    : Premise.raw(id, value));
  }
}
