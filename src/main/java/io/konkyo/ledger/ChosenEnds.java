package io.konkyo.ledger;

import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Given;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Leaf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a derived fact would be at the ends of the range that one of its inputs was chosen from.
 *
 * @param chosen id of the chosen input
 * @param from the range's first end
 * @param to its second end
 * @param atFrom the fact's value at the first end
 * @param atTo the fact's value at the second end
 */
public record ChosenEnds(
    String chosen, StatedQuantity from, StatedQuantity to, Quantity atFrom, Quantity atTo) {

  /** Returns the ends for every chosen input of a computation. */
  static List<ChosenEnds> of(Computation computation, Evaluation evaluation) {
    List<ChosenEnds> ends = new ArrayList<>();
    for (Leaf leaf : computation.leaves()) {
      Fact fact = evaluation.fact(leaf.id());
      if (fact instanceof Given given && given.chosen().isPresent()) {
        StatedQuantity from = given.chosen().get().from().value();
        StatedQuantity to = given.chosen().get().to().value();
        Optional<Quantity> atFrom = at(computation, leaf, from);
        Optional<Quantity> atTo = at(computation, leaf, to);
        if (atFrom.isPresent() && atTo.isPresent()) {
          ends.add(new ChosenEnds(leaf.id(), from, to, atFrom.get(), atTo.get()));
        }
      }
    }
    return ends;
  }

  private static Optional<Quantity> at(Computation computation, Leaf leaf, StatedQuantity end) {
    if (!end.unit().sameDimension(leaf.value().unit())) {
      return Optional.empty();
    }
    return computation.evaluate(
        computation.expression(),
        Map.of(leaf.id(), end.quantity().in(leaf.value().unit()).value()));
  }
}
