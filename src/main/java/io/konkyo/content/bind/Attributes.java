package io.konkyo.content.bind;

import io.konkyo.content.fact.Provenance;
import io.konkyo.content.file.AttributesShape;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Optional;

/**
 * What a fact says about itself, and where it is silent, its file's defaults.
 *
 * @param own the fact's attributes
 * @param defaults the file's
 */
record Attributes(AttributesShape own, Optional<AttributesShape> defaults) {

  Optional<YamlScalar> over() {
    return own.over().or(() -> defaults.flatMap(AttributesShape::over));
  }

  Optional<YamlScalar> unit() {
    return own.unit().or(() -> defaults.flatMap(AttributesShape::unit));
  }

  Optional<YamlScalar> statistic() {
    return own.statistic().or(() -> defaults.flatMap(AttributesShape::statistic));
  }

  Optional<YamlScalar> observes() {
    return own.observes().or(() -> defaults.flatMap(AttributesShape::observes));
  }

  Optional<YamlScalar> resolution() {
    return own.resolution().or(() -> defaults.flatMap(AttributesShape::resolution));
  }

  /** Returns the provenance of a measured value: everything the defaults offer applies. */
  Provenance ofMeasured(ScalarBinder scalars) {
    return provenance(scalars, defaults.flatMap(AttributesShape::instrument), runs(), n());
  }

  /** Returns the provenance of a given value: no tool read it, and it has no runs. */
  Provenance ofGiven(ScalarBinder scalars) {
    return provenance(scalars, Optional.empty(), own.runs(), own.n());
  }

  private Provenance provenance(
      ScalarBinder scalars,
      Optional<YamlScalar> instrument,
      Optional<YamlScalar> runs,
      Optional<YamlScalar> n) {
    return new Provenance(
        name(own.setup().or(() -> defaults.flatMap(AttributesShape::setup))),
        name(own.instrument().or(() -> instrument)),
        name(own.source().or(() -> defaults.flatMap(AttributesShape::source))),
        name(own.at().or(() -> defaults.flatMap(AttributesShape::at))),
        runs.flatMap(scalars::tally),
        n.flatMap(scalars::tally),
        ScalarBinder.located(
            own.conditions().isEmpty()
                ? defaults.map(AttributesShape::conditions).orElse(List.of())
                : own.conditions()),
        ScalarBinder.located(
            own.evidence().isEmpty()
                ? defaults.map(AttributesShape::evidence).orElse(List.of())
                : own.evidence()));
  }

  private Optional<YamlScalar> runs() {
    return own.runs().or(() -> defaults.flatMap(AttributesShape::runs));
  }

  private Optional<YamlScalar> n() {
    return own.n().or(() -> defaults.flatMap(AttributesShape::n));
  }

  private static Optional<Located<String>> name(Optional<YamlScalar> scalar) {
    return scalar.map(ScalarBinder::located);
  }
}
