package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of a setup in {@code setups.yml}. */
public record SetupShape(
    YamlMapping title,
    Optional<YamlScalar> date,
    Optional<YamlScalar> from,
    Optional<YamlScalar> to,
    Optional<YamlScalar> zone,
    Optional<YamlMapping> description) {}
