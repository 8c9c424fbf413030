package io.konkyo.content.yaml;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.DelegatingDeserializer;

/** Binds a scalar by a factory of the class, and a mapping as Jackson does. */
final class ScalarOrMapping extends DelegatingDeserializer {
  private final ScalarFactory factory;

  private ScalarOrMapping(ValueDeserializer<?> mapping, ScalarFactory factory) {
    super(mapping);
    this.factory = factory;
  }

  @Override
  protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> mapping) {
    return new ScalarOrMapping(mapping, factory);
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) {
    if (!(((YamlTreeParser) parser).currentNode() instanceof YamlScalar scalar)) {
      return super.deserialize(parser, context);
    }
    try {
      return factory.make(scalar);
    } catch (IllegalArgumentException e) {
      return context.handleInstantiationProblem(handledType(), scalar.text(), e);
    }
  }

  /** Puts the factories in front of Jackson's own deserializers. */
  static final class Modifier extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1L;

    @Override
    public ValueDeserializer<?> modifyDeserializer(
        DeserializationConfig config,
        BeanDescription.Supplier description,
        ValueDeserializer<?> deserializer) {
      return ScalarFactory.of(description.getBeanClass())
          .<ValueDeserializer<?>>map(factory -> new ScalarOrMapping(deserializer, factory))
          .orElse(deserializer);
    }
  }
}
