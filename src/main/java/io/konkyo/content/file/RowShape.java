package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of a row of any table block. */
public record RowShape(
    YamlScalar id,
    Optional<YamlMapping> claim,
    Optional<YamlMapping> text,
    List<YamlScalar> facts,
    List<YamlScalar> at,
    List<YamlScalar> evidence,
    Optional<YamlMapping> aspect,
    List<YamlMapping> cells,
    Optional<YamlMapping> item,
    Optional<YamlMapping> state,
    Optional<YamlScalar> printed,
    Optional<YamlScalar> formula,
    Optional<YamlScalar> shows,
    Optional<YamlScalar> cause) {}
