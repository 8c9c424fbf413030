package io.konkyo.content.yaml;

import java.util.Objects;

/**
 * One {@code key: value} of a mapping.
 *
 * @param key the key, always text
 * @param value the value; an absent one is an empty scalar right after the colon
 */
public record YamlEntry(YamlScalar key, YamlNode value) {
  public YamlEntry {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
  }
}
