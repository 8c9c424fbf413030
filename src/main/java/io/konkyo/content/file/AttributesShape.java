package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** What a fact, or the defaults of a file, say about provenance and meaning. */
public record AttributesShape(
    Optional<YamlScalar> setup,
    Optional<YamlScalar> instrument,
    Optional<YamlScalar> source,
    Optional<YamlScalar> at,
    Optional<YamlScalar> runs,
    Optional<YamlScalar> n,
    List<YamlScalar> conditions,
    List<YamlScalar> evidence,
    Optional<YamlScalar> over,
    Optional<YamlScalar> observes,
    Optional<YamlScalar> statistic,
    Optional<YamlScalar> unit,
    Optional<YamlScalar> resolution) {

  /** The shape of a fact that says nothing but its value. */
  public static final AttributesShape NONE =
      new AttributesShape(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
}
