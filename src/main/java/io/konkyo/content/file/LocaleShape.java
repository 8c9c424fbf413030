package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The shape of a file of {@code locales/}. */
public record LocaleShape(
    Optional<YamlMapping> phrases,
    Optional<YamlMapping> forms,
    Optional<YamlMapping> words,
    List<YamlScalar> replaces,
    List<YamlScalar> scripts,
    Optional<YamlMapping> registers) {}
