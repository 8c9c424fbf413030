package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import java.util.Optional;

/** The shape of a file under {@code facts/}. */
public record FactsShape(
    YamlMapping title,
    Optional<YamlMapping> intro,
    Optional<YamlMapping> defaults,
    Optional<YamlMapping> given,
    Optional<YamlMapping> measured,
    Optional<YamlMapping> derived,
    Optional<YamlMapping> agreements,
    Optional<YamlMapping> findings) {}
