package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of a number that is asked for. */
public record AnswerShape(
    YamlScalar value, Optional<YamlScalar> unit, Optional<YamlScalar> tolerance) {}
