package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import java.util.List;
import java.util.Optional;

/** Looks into mappings whose keys are names. */
final class Entries {
  private Entries() {}

  /** Returns the entries of the mapping under a key; none if the file or the key is absent. */
  static List<YamlEntry> under(Optional<YamlMapping> root, String key) {
    return root.flatMap(mapping -> mapping.get(key))
        .filter(YamlMapping.class::isInstance)
        .map(node -> ((YamlMapping) node).entries())
        .orElse(List.of());
  }

  static List<YamlEntry> of(Optional<YamlMapping> mapping) {
    return mapping.map(YamlMapping::entries).orElse(List.of());
  }
}
