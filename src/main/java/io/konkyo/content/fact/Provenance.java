package io.konkyo.content.fact;

import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * Where a value comes from, defaults of its file applied.
 *
 * @param setup id of the setup it was taken in
 * @param instrument id of the tool that read it
 * @param source id of the source that reports it
 * @param at place inside the source
 * @param runs independent repetitions
 * @param n samples inside one run
 * @param conditions ids of the facts that describe the conditions
 * @param evidence ids of the markers the author gives it
 */
public record Provenance(
    Optional<Located<String>> setup,
    Optional<Located<String>> instrument,
    Optional<Located<String>> source,
    Optional<Located<String>> at,
    Optional<Located<Tally>> runs,
    Optional<Located<Tally>> n,
    List<Located<String>> conditions,
    List<Located<String>> evidence) {

  /** The provenance of a value nothing is said about. */
  public static final Provenance NONE =
      new Provenance(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of());

  public Provenance {
    conditions = List.copyOf(conditions);
    evidence = List.copyOf(evidence);
  }
}
