package io.konkyo.content.yaml;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * The words of a schema for what it wants: its {@code title} names a value ("fact id"), its {@code
 * description} is a noun phrase for what to write ("Words in lower case, joined by dots.").
 *
 * @param title what such a value is called
 * @param description what to write, without a capital and a full stop
 */
record SchemaWords(Optional<String> title, Optional<String> description) {

  static SchemaWords of(JsonNode schema) {
    return new SchemaWords(
        word(schema, "title"), word(schema, "description").map(SchemaWords::phrase));
  }

  /** Returns the advice to write what is described. */
  Optional<String> advice() {
    return description.map(phrase -> "write " + phrase);
  }

  /** Returns what kinds of value a {@code type} keyword allows, as "text or a list". */
  static String kinds(JsonNode types) {
    List<String> kinds = new ArrayList<>();
    for (JsonNode type : types.isArray() ? types.values() : List.of(types)) {
      kinds.add(kind(type.asString("")));
    }
    return kinds.stream().distinct().collect(Collectors.joining(" or "));
  }

  /** Returns what kind of value a node is. */
  static String kind(YamlNode node) {
    if (node instanceof YamlMapping) {
      return "a map";
    }
    return node instanceof YamlSequence ? "a list" : "text";
  }

  /** Returns names in backticks, with commas. */
  static String names(Collection<String> names) {
    return names(names, ", ");
  }

  /** Returns names in backticks, the last two joined by a word of its own. */
  static String names(Collection<String> names, String lastJoin) {
    List<String> shown = names.stream().map(name -> '`' + name + '`').toList();
    int last = shown.size() - 1;
    return last <= 0
        ? String.join("", shown)
        : String.join(", ", shown.subList(0, last)) + lastJoin + shown.get(last);
  }

  private static String kind(String type) {
    return switch (type) {
      case "object" -> "a map";
      case "array" -> "a list";
      default -> "text";
    };
  }

  /** Makes half a sentence of a sentence; names like TCP keep their capitals. */
  private static String phrase(String sentence) {
    String open = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    boolean name = open.length() < 2 || Character.isUpperCase(open.charAt(1));
    return name ? open : open.substring(0, 1).toLowerCase(Locale.ROOT) + open.substring(1);
  }

  private static Optional<String> word(JsonNode schema, String keyword) {
    JsonNode word = schema == null ? null : schema.get(keyword);
    return word == null ? Optional.empty() : Optional.of(word.asString(""));
  }
}
