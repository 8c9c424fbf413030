package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of an option. */
public record OptionShape(
    Optional<YamlScalar> holds,
    Optional<YamlScalar> key,
    YamlMapping text,
    Optional<YamlMapping> why,
    Optional<YamlScalar> misread) {}
