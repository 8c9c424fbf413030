package io.konkyo.ledger;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Membership;
import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Expression;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Derivation;
import io.konkyo.verdict.Leaf;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A formula over the ledger that can be computed again with other raw values. */
final class FactComputation implements Computation {
  private final Evaluation evaluation;
  private final Expression expression;
  private final Optional<Membership> context;
  private final Quantity exact;
  private final List<Leaf> leaves;

  FactComputation(
      Evaluation evaluation,
      Expression expression,
      Optional<Membership> context,
      Quantity exact,
      List<Leaf> leaves) {
    this.evaluation = evaluation;
    this.expression = expression;
    this.context = context;
    this.exact = exact;
    this.leaves = List.copyOf(leaves);
  }

  @Override
  public Expression expression() {
    return expression;
  }

  @Override
  public Quantity exact() {
    return exact;
  }

  @Override
  public Derivation derivation() {
    return new FactDerivation(evaluation, expression, context);
  }

  @Override
  public List<Leaf> leaves() {
    return leaves;
  }

  @Override
  public Optional<Quantity> evaluate(Expression formula, Map<String, Rational> replaced) {
    return quantity(Evaluator.evaluate(formula, new Replay(replaced).scope(context)));
  }

  private static Optional<Quantity> quantity(Optional<Value> value) {
    return value.filter(QuantityValue.class::isInstance).map(v -> ((QuantityValue) v).quantity());
  }

  /** One evaluation with replaced leaves; derived facts between are computed anew, once each. */
  private final class Replay {
    private final Map<String, Rational> replaced;
    private final Map<String, Optional<Value>> computed = new HashMap<>();

    Replay(Map<String, Rational> replaced) {
      this.replaced = replaced;
    }

    FactScope scope(Optional<Membership> member) {
      return new FactScope(evaluation.names(), member, this::value, evaluation.models());
    }

    private Optional<Value> value(String id) {
      Rational other = replaced.get(id);
      if (other != null) {
        return evaluation
            .value(id)
            .map(
                v -> new QuantityValue(new Quantity(other, ((QuantityValue) v).quantity().unit())));
      }
      if (!(evaluation.fact(id) instanceof Derived derived)) {
        return evaluation.value(id);
      }
      Optional<Value> known = computed.get(id);
      if (known == null) {
        known = Evaluator.evaluate(derived.formula().body(), scope(derived.header().membership()));
        computed.put(id, known);
      }
      return known;
    }
  }
}
