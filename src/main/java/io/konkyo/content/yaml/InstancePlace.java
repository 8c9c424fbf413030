package io.konkyo.content.yaml;

import io.konkyo.source.Span;
import java.util.List;

/**
 * A value in a file and what it belongs to.
 *
 * @param node the value
 * @param key the key it is the value of, or null for the root and for entries of lists
 * @param list the key of the list it is an entry of, or an empty text
 */
record InstancePlace(YamlNode node, YamlScalar key, String list) {

  /** Follows a path of keys and indexes from the root. */
  static InstancePlace at(YamlNode root, List<Object> path) {
    InstancePlace place = new InstancePlace(root, null, "");
    for (Object step : path) {
      place = place.inner(step);
    }
    return place;
  }

  private InstancePlace inner(Object step) {
    if (node instanceof YamlMapping mapping) {
      return mapping
          .entry(step.toString())
          .map(entry -> new InstancePlace(entry.value(), entry.key(), ""))
          .orElse(this);
    }
    if (node instanceof YamlSequence sequence && step instanceof Number index) {
      String name = key == null ? list : key.text();
      return new InstancePlace(sequence.items().get(index.intValue()), null, name);
    }
    return this;
  }

  /** Returns the words for it in a message. */
  String subject() {
    if (key != null) {
      return "`" + key.text() + "`";
    }
    if (list.isEmpty()) {
      return "the file";
    }
    return "an entry of `" + list + "`";
  }

  /** Returns the place that stands for the whole value: its key, or else where it begins. */
  Span owner() {
    if (key != null) {
      return key.span();
    }
    boolean hasKeys = node instanceof YamlMapping mapping && !mapping.entries().isEmpty();
    return hasKeys ? ((YamlMapping) node).entries().get(0).key().span() : start();
  }

  /** Returns the place of the value; of an empty one that of its key. */
  Span value() {
    if (node instanceof YamlScalar scalar) {
      return scalar.isEmpty() && scalar.style() == ScalarStyle.PLAIN ? owner() : scalar.span();
    }
    return start();
  }

  /** Returns the place of one of its keys. */
  Span keySpan(String name) {
    return node instanceof YamlMapping mapping
        ? mapping.entry(name).map(entry -> entry.key().span()).orElseGet(this::owner)
        : owner();
  }

  /** Returns the first line of the value. */
  private Span start() {
    Span span = node.span();
    int end = Math.min(span.end(), Lines.end(span.file().text(), span.start()));
    return span.file().span(span.start(), Math.max(span.start(), end));
  }
}
