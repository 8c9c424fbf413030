package io.konkyo.check.statistics;

import io.konkyo.content.fact.Measured;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Two parts of a meeting whose figures are unlike in something. */
record Contrast(Figured left, Set<String> ofLeft, Figured right, Set<String> ofRight) {

  /**
   * Finds the first two unlike parts.
   *
   * @param trait what of a figure is compared; figures that have none of it do not count
   */
  static Optional<Contrast> in(
      List<Figured> parts, Function<Measured, ? extends Collection<String>> trait) {
    Figured first = null;
    Set<String> ofFirst = Set.of();
    for (Figured part : parts) {
      Set<String> ofPart = new TreeSet<>();
      part.figures().forEach(figure -> ofPart.addAll(trait.apply(figure)));
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
