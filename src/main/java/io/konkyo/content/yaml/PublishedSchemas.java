package io.konkyo.content.yaml;

import io.konkyo.diagnostic.DiagnosticCode;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schemas as editors use them: each whole in itself, because an editor would look for the
 * shared shapes at their address, where nothing is.
 */
public final class PublishedSchemas {
  private static final String SHARED = "common.schema.json";

  /** The files each schema is for, under the content folder. */
  private static final Map<String, String> FILES = files();

  private PublishedSchemas() {}

  private static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    for (String single :
        List.of("site", "evidence", "units", "axes", "terms", "models", "sources", "setups")) {
      files.put(single, single + ".yml");
    }
    files.put("facts", "facts/*.yml");
    files.put("quiz", "quizzes/*.yml");
    files.put("page", "pages/*.yml");
    files.put("locale", "locales/*.yml");
    return files;
  }

  /** Returns the names of the kinds of file. */
  public static List<String> names() {
    return List.copyOf(FILES.keySet());
  }

  public static String fileName(String name) {
    return name + ".schema.json";
  }

  /** Returns a schema as JSON text, its last line ended; empty if there is none of that name. */
  public static Optional<String> text(String name) {
    return FILES.containsKey(name) ? Optional.of(write(whole(name))) : Optional.empty();
  }

  /**
   * Returns the settings that tell the YAML extension of VS Code which schema is for which files.
   *
   * @param schemas the folder of the schemas, as the editor's workspace sees it
   * @param content the content folder, likewise
   */
  public static String editorSettings(String schemas, String content) {
    ObjectNode settings = JsonMapper.shared().createObjectNode();
    ObjectNode map = settings.putObject("yaml.schemas");
    FILES.forEach(
        (name, files) -> map.put(relative(schemas) + "/" + fileName(name), content + "/" + files));
    return write(settings);
  }

  private static String relative(String folder) {
    return folder.startsWith("/") || folder.startsWith(".") ? folder : "./" + folder;
  }

  private static ObjectNode whole(String name) {
    ObjectNode schema = read(fileName(name));
    schema.remove("$id");
    boolean shares = localize(schema);
    if (shares) {
      ObjectNode shared = (ObjectNode) read(SHARED).get("$defs");
      localize(shared);
      offerRules(shared);
      schema.set("$defs", shared);
    }
    return schema;
  }

  /** The rules that may be allowed are a closed set, which an editor can offer. */
  private static void offerRules(ObjectNode shared) {
    ArrayNode rules = ((ObjectNode) shared.at("/allowance/properties/rule")).putArray("enum");
    Arrays.stream(DiagnosticCode.values())
        .filter(code -> code.silencing() == DiagnosticCode.Silencing.WITH_REASON)
        .map(DiagnosticCode::id)
        .sorted()
        .forEach(rules::add);
  }

  /** Lets references lead to the schema itself; returns whether there are any. */
  private static boolean localize(JsonNode node) {
    boolean any = false;
    if (node instanceof ObjectNode object && object.has("$ref")) {
      String ref = object.get("$ref").asString("");
      object.put("$ref", ref.substring(ref.indexOf('#')));
      any = true;
    }
    if (node instanceof ObjectNode || node instanceof ArrayNode) {
      for (JsonNode child : StreamSupport.stream(node.spliterator(), false).toList()) {
        any |= localize(child);
      }
    }
    return any;
  }

  private static ObjectNode read(String file) {
    String text = SchemaFiles.text(file);
    if (text == null) {
      throw new IllegalStateException("no schema " + file);
    }
    return (ObjectNode) JsonMapper.shared().readTree(text);
  }

  /** The line end is ours, so that the files are the same on every machine. */
  private static String write(JsonNode node) {
    DefaultIndenter lines = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
    return JsonMapper.shared().writer().with(printer).writeValueAsString(node) + "\n";
  }
}
