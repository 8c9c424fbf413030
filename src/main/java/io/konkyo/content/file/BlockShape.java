package io.konkyo.content.file;

import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import java.util.List;
import java.util.Optional;

/** What stands under a block's key. */
public record BlockShape(
    Optional<YamlMapping> term,
    Optional<YamlMapping> text,
    Optional<YamlMapping> title,
    List<RowShape> rows,
    List<YamlMapping> columns,
    List<YamlScalar> facts,
    Optional<YamlScalar> file,
    Optional<YamlMapping> caption,
    List<YamlMapping> items,
    Optional<YamlMapping> claim,
    Optional<YamlMapping> correction) {}
