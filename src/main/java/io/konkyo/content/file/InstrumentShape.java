package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of an instrument in {@code setups.yml}. */
public record InstrumentShape(
    YamlScalar tool,
    Optional<YamlMapping> label,
    Optional<YamlScalar> version,
    Optional<YamlScalar> megabyte) {}
