package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** Where a model comes from. */
public record ModelSourceShape(
    YamlScalar text, Optional<YamlScalar> url, Optional<YamlScalar> language) {}
