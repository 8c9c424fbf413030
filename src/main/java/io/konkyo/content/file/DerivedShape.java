package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The value of a derived fact. */
public record DerivedShape(
    YamlScalar formula, Optional<YamlNode> stated, Optional<YamlMapping> compares) {}
