package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of an element of an order. */
public record ElementShape(YamlScalar by, YamlMapping text, Optional<YamlMapping> why) {}
