package io.konkyo.check.statistics;

import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Membership;
import io.konkyo.content.fact.Provenance;
import io.konkyo.source.Located;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The readings that several figures summarize: one thing, observed with one tool in one setup under
 * the same conditions.
 *
 * @param observes what was observed
 * @param member the member of the axis it was observed at
 */
record Sample(
    String observes,
    Optional<String> setup,
    Optional<String> instrument,
    Set<String> conditions,
    Optional<String> member) {

  static Sample of(Measured figure) {
    Provenance provenance = figure.header().provenance();
    return new Sample(
        figure.observes().value(),
        provenance.setup().map(Located::value),
        provenance.instrument().map(Located::value),
        provenance.conditions().stream().map(Located::value).collect(Collectors.toSet()),
        figure.header().membership().map(Membership::member));
  }

  static boolean isOne(Collection<Measured> figures) {
    return figures.stream().map(Sample::of).distinct().count() == 1;
  }
}
