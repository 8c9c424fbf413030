package io.konkyo.content.yaml;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Copies a tree into Jackson's, all scalars as strings. */
final class JsonTree {
  private JsonTree() {}

  /** The reader limits depth, so recursion is safe. */
  static JsonNode of(YamlNode node) {
    if (node instanceof YamlScalar scalar) {
      return JsonNodeFactory.instance.stringNode(scalar.text());
    }
    if (node instanceof YamlSequence sequence) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode(sequence.items().size());
      sequence.items().forEach(item -> array.add(of(item)));
      return array;
    }
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    for (YamlEntry entry : ((YamlMapping) node).entries()) {
      object.set(entry.key().text(), of(entry.value()));
    }
    return object;
  }
}
