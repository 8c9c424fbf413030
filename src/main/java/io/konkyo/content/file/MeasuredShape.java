package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The value of a measured fact. */
public record MeasuredShape(
    Optional<YamlScalar> value,
    Optional<YamlMapping> values,
    Optional<YamlScalar> share,
    Optional<RereadShape> from) {}
