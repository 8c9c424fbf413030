package io.konkyo.check.statistics;

import io.konkyo.content.fact.Measured;
import io.konkyo.formula.Expression;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Two parts of a meeting whose figures are unlike in something. */
record Contrast(Expression left, Set<String> ofLeft, Expression right, Set<String> ofRight) {

  /**
   * Finds the first two unlike parts.
   *
   * @param trait what of a figure is compared; figures that have none of it do not count
   */
  static Optional<Contrast> in(
      Meeting meeting, Joining formula, Function<Measured, ? extends Collection<String>> trait) {
    Expression first = null;
    Set<String> ofFirst = Set.of();
    for (Expression part : meeting.parts()) {
      Set<String> ofPart = new TreeSet<>();
      formula.figures(part).values().forEach(figure -> ofPart.addAll(trait.apply(figure)));
      if (ofPart.isEmpty()) {
        continue;
      }
      if (first != null && !ofFirst.equals(ofPart)) {
        return Optional.of(new Contrast(first, ofFirst, part, ofPart));
      }
      if (first == null) {
        first = part;
        ofFirst = ofPart;
      }
    }
    return Optional.empty();
  }
}
