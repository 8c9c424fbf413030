package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import java.util.Optional;

/** The shape of an entry of {@code axes.yml}. */
public record AxisShape(Optional<YamlMapping> title, YamlMapping members) {}
