package io.konkyo.verdict.range;

import io.konkyo.formula.Evaluator;
import io.konkyo.formula.Model;
import io.konkyo.formula.QuantityValue;
import io.konkyo.formula.Scope;
import io.konkyo.formula.Type;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.verdict.Leaf;
import io.konkyo.verdict.Premise;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The names of a place with single values: raw values stand where the walk has put them, and where
 * they are free to move, at what was printed. Parts of a formula that do not move are computed with
 * it by the one evaluator there is; of others it tells the unit.
 *
 * @param frame what the names mean
 * @param inputs the rounded raw values
 * @param boxes where the walk has put them
 */
record PointScope(Frame frame, Inputs inputs, Bounds[] boxes) implements Scope {

  @Override
  public Optional<Value> value(String id) {
    Local local = frame.local(id);
    return local != null ? local.exact() : frame.premise(id).flatMap(this::value);
  }

  private Optional<Value> value(Premise premise) {
    int index = inputs.indexOf(premise.id());
    if (index >= 0) {
      return Optional.of(leaf(index));
    }
    if (premise.derivation().isEmpty()) {
      return Optional.of(premise.value());
    }
    Frame inside = Frame.of(premise.derivation().get());
    return Evaluator.evaluate(
        inside.derivation().expression(), new PointScope(inside, inputs, boxes));
  }

  private Value leaf(int index) {
    Leaf leaf = inputs.leaf(index);
    Bounds box = boxes[index];
    return new QuantityValue(
        box.isExact()
            ? new Quantity(box.low().dividedBy(leaf.value().unit().scale()), leaf.value().unit())
            : leaf.value());
  }

  @Override
  public Optional<Type> type(String id) {
    return value(id).map(Type::of);
  }

  @Override
  public Optional<List<String>> members(String familyId) {
    return frame.inModel() ? Optional.empty() : frame.derivation().members(familyId);
  }

  @Override
  public Optional<Model> model(String name) {
    return frame.derivation().model(name);
  }

  @Override
  public Collection<String> names() {
    return List.of();
  }
}
