package io.konkyo.content.yaml;

import io.konkyo.source.Span;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A mapping in the order it was written. Keys are unique; merge keys ({@code <<}) are already
 * resolved.
 *
 * @param entries the entries
 * @param span where the mapping stands
 */
public record YamlMapping(List<YamlEntry> entries, Span span) implements YamlNode {
  public YamlMapping {
    entries = List.copyOf(entries);
    Objects.requireNonNull(span);
  }

  /** Returns the value of a key. */
  public Optional<YamlNode> get(String key) {
    return entry(key).map(YamlEntry::value);
  }

  /** Returns the entry of a key. */
  public Optional<YamlEntry> entry(String key) {
    return entries.stream().filter(entry -> entry.key().text().equals(key)).findFirst();
  }
}
