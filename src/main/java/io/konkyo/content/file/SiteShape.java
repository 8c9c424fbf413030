package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of {@code site.yml}. */
public record SiteShape(
    List<YamlScalar> locales,
    YamlMapping title,
    Optional<YamlMapping> description,
    Optional<YamlMapping> footer,
    Optional<YamlScalar> strict,
    Optional<YamlScalar> baseUrl,
    List<YamlScalar> home,
    Optional<YamlScalar> method) {}
