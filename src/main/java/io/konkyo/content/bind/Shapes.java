package io.konkyo.content.bind;

import io.konkyo.content.yaml.ContentMapper;
import io.konkyo.content.yaml.SchemaValidator;
import io.konkyo.content.yaml.YamlNode;
import io.konkyo.diagnostic.Diagnostics;

/** Validates trees and binds what passed. */
final class Shapes {
  private final SchemaValidator validator = new SchemaValidator();
  private final ContentMapper mapper = new ContentMapper(validator);

  boolean validate(YamlNode node, String schema, Diagnostics diagnostics) {
    return validator.validate(node, schema, diagnostics);
  }

  /** Binds a tree that has passed its schema; that it cannot be bound is a fault of ours. */
  <T> T bind(YamlNode node, Class<T> type) {
    Diagnostics refused = new Diagnostics();
    return mapper
        .bind(node, type, refused)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "the schema let pass what "
                        + type.getSimpleName()
                        + " refuses: "
                        + refused.inFileOrder()));
  }
}
