package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlScalar;
import java.util.Optional;

/** The listing a value is re-read from. */
public record RereadShape(YamlScalar listing, YamlScalar match, Optional<YamlScalar> base) {}
