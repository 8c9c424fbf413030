package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;

/** The shape of a section. */
public record SectionShape(
    YamlScalar id, YamlMapping title, List<YamlMapping> blocks, List<AllowanceShape> allow) {}
