package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of a model's parameter that says more than its unit. */
public record ParameterShape(YamlScalar unit, Optional<YamlScalar> statistic) {}
