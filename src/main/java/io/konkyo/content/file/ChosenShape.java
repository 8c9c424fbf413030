package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.List;

/** The range a chosen value was picked from. */
public record ChosenShape(List<YamlScalar> between) {}
