package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of an entry of {@code models.yml}. */
public record ModelShape(
    YamlMapping title,
    YamlMapping parameters,
    Optional<YamlScalar> result,
    YamlScalar formula,
    ModelSourceShape source,
    List<ExampleShape> examples) {}
