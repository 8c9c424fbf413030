package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;

/** The listing a value is re-read from. */
public record RereadShape(YamlScalar listing, YamlScalar match) {}
