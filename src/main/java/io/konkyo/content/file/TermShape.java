package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import java.util.Optional;

/** The shape of an entry of {@code terms.yml}. */
public record TermShape(Optional<YamlMapping> reading) {}
