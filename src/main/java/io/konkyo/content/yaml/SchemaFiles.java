package io.konkyo.content.yaml;

import com.networknt.schema.SchemaLocation;
import com.networknt.schema.path.NodePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON Schemas shipped with Konkyo, by the last part of their address, so that {@code $ref} can
 * name a neighbour ({@code common.schema.json#/$defs/text}) and nothing is ever fetched.
 */
final class SchemaFiles {
  private static final String FOLDER = "/io/konkyo/schema/";
  private static final String BASE = "konkyo:/schema/";
  private static final String ENDING = ".schema.json";

  private final Map<String, JsonNode> documents = new ConcurrentHashMap<>();

  /** Returns the address of a schema. */
  static SchemaLocation location(String name) {
    return SchemaLocation.of(BASE + name + ENDING);
  }

  /** Returns the text of the schema at an address, or null if there is none. */
  static String text(String address) {
    try (InputStream stream = SchemaFiles.class.getResourceAsStream(FOLDER + fileName(address))) {
      return stream == null ? null : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the schema " + address, e);
    }
  }

  /** Returns the object that holds the keyword at a place, which is its last step. */
  Optional<JsonNode> holder(SchemaLocation keyword) {
    JsonNode node = document(String.valueOf(keyword.getAbsoluteIri()));
    NodePath path = keyword.getFragment();
    for (int i = 0; i < path.getNameCount() - 1 && node != null; i++) {
      node = step(node, path.getElement(i));
    }
    return Optional.ofNullable(node);
  }

  /**
   * Follows the references of a schema, if it has any.
   *
   * @param address where the schema stands
   */
  Placed follow(Placed schema) {
    Placed at = schema;
    for (int i = 0; i < 20 && at.node().has("$ref"); i++) {
      String ref = at.node().get("$ref").asString("");
      int hash = ref.indexOf('#');
      String address = hash == 0 ? at.address() : hash < 0 ? ref : ref.substring(0, hash);
      JsonNode target = document(address);
      if (target == null) {
        return at;
      }
      String pointer = hash < 0 ? "" : ref.substring(hash + 1);
      at = new Placed(target.at(pointer), address);
    }
    return at;
  }

  /**
   * A schema and the file it stands in.
   *
   * @param node the schema
   * @param address the address of the file
   */
  record Placed(JsonNode node, String address) {
    Placed at(JsonNode inner) {
      return new Placed(inner, address);
    }
  }

  private JsonNode document(String address) {
    return documents.computeIfAbsent(
        fileName(address),
        name -> {
          String text = text(name);
          return text == null ? null : JsonMapper.shared().readTree(text);
        });
  }

  private static JsonNode step(JsonNode node, Object element) {
    return element instanceof Number index
        ? node.get(index.intValue())
        : node.isArray()
            ? node.get(Integer.parseInt(element.toString()))
            : node.get(element.toString());
  }

  private static String fileName(String address) {
    int hash = address.indexOf('#');
    String path = hash < 0 ? address : address.substring(0, hash);
    return path.substring(path.lastIndexOf('/') + 1);
  }
}
