package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The shape of a wrong number with a reason of its own. */
public record MistakeShape(
    YamlScalar value, Optional<YamlScalar> misread, Optional<YamlMapping> why) {}
