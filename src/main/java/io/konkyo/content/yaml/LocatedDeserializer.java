package io.konkyo.content.yaml;

import io.konkyo.source.Located;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a value together with its place. */
final class LocatedDeserializer extends StdDeserializer<Located<?>> {
  private final ValueDeserializer<?> inner;

  LocatedDeserializer() {
    this(null);
  }

  private LocatedDeserializer(ValueDeserializer<?> inner) {
    super(Located.class);
    this.inner = inner;
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, BeanProperty property) {
    JavaType located = context.getContextualType();
    JavaType held =
        located == null || located.containedTypeCount() == 0
            ? context.constructType(String.class)
            : located.containedType(0);
    return new LocatedDeserializer(context.findContextualValueDeserializer(held, property));
  }

  @Override
  public Located<?> deserialize(JsonParser parser, DeserializationContext context) {
    YamlNode node = ((YamlTreeParser) parser).currentNode();
    return new Located<>(inner.deserialize(parser, context), node.span());
  }
}
