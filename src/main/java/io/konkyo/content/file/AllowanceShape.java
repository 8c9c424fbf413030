package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;

/** A silenced rule. */
public record AllowanceShape(YamlScalar rule, YamlMapping reason) {}
