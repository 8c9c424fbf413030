package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of what can be matched. */
public record TargetShape(Optional<YamlScalar> value, YamlMapping text) {}
