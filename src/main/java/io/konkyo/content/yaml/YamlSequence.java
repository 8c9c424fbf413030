package io.konkyo.content.yaml;

import io.konkyo.source.Span;
import java.util.List;
import java.util.Objects;

/**
 * A list.
 *
 * @param items the entries, in order
 * @param span where the list stands
 */
public record YamlSequence(List<YamlNode> items, Span span) implements YamlNode {
  public YamlSequence {
    items = List.copyOf(items);
    Objects.requireNonNull(span);
  }
}
