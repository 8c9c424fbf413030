package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** The value of a given fact. */
public record GivenShape(
    Optional<YamlScalar> value,
    Optional<YamlScalar> text,
    Optional<YamlScalar> date,
    Optional<YamlScalar> instant,
    List<YamlScalar> list,
    Optional<YamlScalar> duration,
    Optional<YamlMapping> values,
    Optional<YamlScalar> role,
    Optional<ChosenShape> chosen) {}
