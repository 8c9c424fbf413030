package io.konkyo.check.quiz.misread;

import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Statistic;
import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.ledger.Computed;
import io.konkyo.ledger.Entry;
import io.konkyo.quantity.Quantity;
import io.konkyo.source.Located;
import io.konkyo.verdict.Computation;
import java.util.List;
import java.util.Optional;

/**
 * A number that an option prints or is compared by.
 *
 * @param name what tells it from others: a fact's id or a formula
 * @param number the number
 * @param entry the fact, if it is one
 * @param computation how it is computed; empty for a number that is typed
 */
record Shown(
    String name, Computed number, Optional<Entry> entry, Optional<Computation> computation) {

  Quantity exact() {
    return number.exact();
  }

  boolean isLike(Shown other) {
    return exact().sameDimension(other.exact());
  }

  /** Returns whether two numbers are one where the coarser of the two is printed. */
  boolean printsAs(Quantity value) {
    return exact().sameDimension(value) && number.agreesWith(value);
  }

  Optional<Membership> membership() {
    return entry.flatMap(fact -> fact.fact().header().membership());
  }

  boolean isOfFamily(Shown other) {
    return membership().isPresent()
        && membership().map(Membership::family).equals(other.membership().map(Membership::family));
  }

  List<String> conditions() {
    return entry
        .map(fact -> fact.fact().header().provenance().conditions())
        .orElse(List.of())
        .stream()
        .map(Located::value)
        .sorted()
        .toList();
  }

  Optional<Statistic> statistic() {
    return entry
        .map(Entry::fact)
        .filter(Measured.class::isInstance)
        .map(fact -> ((Measured) fact).statistic().value());
  }

  /** Returns whether the fact is one value less another. */
  boolean isDifference() {
    return entry
        .map(Entry::fact)
        .filter(Derived.class::isInstance)
        .map(fact -> ((Derived) fact).formula().body())
        .filter(body -> body instanceof Binary b && b.operator() == BinaryOperator.MINUS)
        .isPresent();
  }
}
