package io.konkyo.content.yaml;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a node of the tree as it is. */
final class NodeDeserializer<T extends YamlNode> extends StdDeserializer<T> {
  private final Class<T> type;

  NodeDeserializer(Class<T> type) {
    super(type);
    this.type = type;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) {
    YamlNode node = ((YamlTreeParser) parser).currentNode();
    if (!type.isInstance(node)) {
      return type.cast(context.handleUnexpectedToken(context.constructType(type), parser));
    }
    parser.skipChildren();
    return type.cast(node);
  }
}
