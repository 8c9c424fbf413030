package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an entry of {@code sources.yml}. */
public record SourceShape(
    YamlMapping title,
    Optional<YamlScalar> publisher,
    Optional<YamlScalar> url,
    Optional<YamlScalar> language,
    Optional<YamlScalar> published,
    Optional<YamlScalar> measured,
    Optional<YamlScalar> updated,
    Optional<YamlScalar> accessed,
    Optional<YamlMapping> places,
    List<AllowanceShape> allow) {}
