package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an entry of {@code units.yml}. */
public record CountedShape(
    YamlScalar symbol,
    List<YamlScalar> aliases,
    YamlMapping name,
    Optional<YamlMapping> counter,
    Optional<YamlMapping> one,
    Optional<YamlMapping> reading) {}
