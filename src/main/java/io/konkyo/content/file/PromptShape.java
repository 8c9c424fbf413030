package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of what a target is found for. */
public record PromptShape(
    Optional<YamlScalar> value,
    Optional<YamlScalar> matches,
    Optional<YamlScalar> holds,
    YamlMapping text,
    Optional<YamlMapping> why) {}
