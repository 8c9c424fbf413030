package io.konkyo.content.yaml;

import io.konkyo.source.Located;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;

/** Binds keys of maps together with their places. */
final class PlacedKeys {
  private PlacedKeys() {}

  /** Binds keys as the scalars they are. */
  static final class AsScalar extends KeyDeserializer {
    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      return ((YamlTreeParser) context.getParser()).currentKey();
    }
  }

  /** Binds keys as text with a place. */
  static final class AsLocated extends KeyDeserializer {
    @Override
    public Object deserializeKey(String key, DeserializationContext context) {
      YamlScalar scalar = ((YamlTreeParser) context.getParser()).currentKey();
      return new Located<>(scalar.text(), scalar.span());
    }
  }
}
