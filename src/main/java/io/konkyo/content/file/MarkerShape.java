package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an entry of {@code evidence.yml}. */
public record MarkerShape(
    YamlScalar symbol,
    YamlMapping name,
    YamlMapping description,
    Optional<YamlScalar> caveat,
    Optional<YamlScalar> backs,
    List<YamlScalar> demands) {}
