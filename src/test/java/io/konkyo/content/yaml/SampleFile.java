package io.konkyo.content.yaml;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.konkyo.source.Located;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A record for {@code sample.schema.json} that uses every kind of component. */
record SampleFile(
    Map<String, YamlScalar> title,
    Optional<Attributes> defaults,
    Map<YamlScalar, Given> given,
    Map<Located<String>, Measured> measured,
    List<YamlNode> blocks,
    Optional<YamlMapping> pair,
    Map<String, String> range) {

  record Attributes(Optional<String> setup, Optional<String> runs, List<String> evidence) {}

  record Given(
      Optional<YamlScalar> value,
      Optional<Role> role,
      Map<String, String> label,
      List<String> list) {

    Given {
      if (value.isPresent() && value.get().text().startsWith("=")) {
        throw new IllegalArgumentException("a given value is no formula");
      }
    }

    @JsonCreator
    static Given of(YamlScalar value) {
      return new Given(Optional.of(value), Optional.empty(), Map.of(), List.of());
    }
  }

  enum Role {
    PRICE,
    CONFIGURATION,
    CLAIM
  }

  enum Statistic {
    MEAN,
    MEDIAN,
    @JsonProperty("p99.9")
    P99_9,
    MAX
  }

  record Measured(
      Optional<Map<String, Located<String>>> label,
      Optional<Statistic> statistic,
      Located<String> unit,
      Optional<Count> n,
      List<Located<String>> conditions,
      Optional<String> over,
      Map<String, YamlScalar> values,
      Optional<YamlScalar> value,
      List<String> evidence) {}

  /** A scalar with a string factory. */
  record Count(String typed) {
    @JsonCreator
    static Count of(String typed) {
      return new Count(typed);
    }
  }
}
