package io.konkyo.content.yaml;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Collects the keys a schema gives names to, in its order. */
final class KnownKeys {
  private static final List<String> ALTERNATIVES = List.of("allOf", "anyOf", "oneOf");
  private static final List<String> CONDITIONS = List.of("if", "then", "else");

  /** Schemas may refer to themselves. */
  private static final int DEEPEST = 20;

  private final SchemaFiles files;
  private final Set<String> keys = new LinkedHashSet<>();

  private KnownKeys(SchemaFiles files) {
    this.files = files;
  }

  /**
   * Returns the keys of a schema.
   *
   * @param everywhere whether the schemas it combines count too, as they do for keys that are
   *     called unevaluated
   */
  static Set<String> of(SchemaFiles files, SchemaFiles.Placed schema, boolean everywhere) {
    KnownKeys known = new KnownKeys(files);
    known.collect(schema, everywhere ? 0 : DEEPEST);
    return known.keys;
  }

  private void collect(SchemaFiles.Placed schema, int depth) {
    JsonNode properties = schema.node().get("properties");
    if (properties != null) {
      keys.addAll(properties.propertyNames());
    }
    if (depth >= DEEPEST) {
      return;
    }
    if (schema.node().has("$ref")) {
      collect(files.follow(schema), depth + 1);
    }
    for (String keyword : ALTERNATIVES) {
      JsonNode list = schema.node().get(keyword);
      if (list != null) {
        list.forEach(inner -> collect(schema.at(inner), depth + 1));
      }
    }
    for (String keyword : CONDITIONS) {
      JsonNode inner = schema.node().get(keyword);
      if (inner != null) {
        collect(schema.at(inner), depth + 1);
      }
    }
    JsonNode dependent = schema.node().get("dependentSchemas");
    if (dependent != null) {
      dependent.forEach(inner -> collect(schema.at(inner), depth + 1));
    }
  }
}
