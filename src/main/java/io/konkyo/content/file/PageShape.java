package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of a file under {@code pages/}. */
public record PageShape(
    YamlScalar id,
    List<YamlScalar> locales,
    YamlMapping title,
    Optional<YamlMapping> lead,
    List<YamlMapping> sections,
    Optional<YamlMapping> foot,
    List<YamlScalar> links) {}
