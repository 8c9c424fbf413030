package io.konkyo.content.yaml;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * One keyword of a schema that a value breaks.
 *
 * @param keyword the keyword
 * @param value the path to the value, of keys and indexes
 * @param steps the way through the schema, from its root, as the validator took it
 * @param place where the keyword stands in the schema files
 * @param demand what the schema says for the keyword
 * @param property the key it is about, or an empty text
 * @param arguments what the validator adds
 * @param elsewhere where other shapes the value was offered say the same
 */
record SchemaFault(
    String keyword,
    List<Object> value,
    List<Step> steps,
    SchemaLocation place,
    JsonNode demand,
    String property,
    List<Object> arguments,
    List<SchemaLocation> elsewhere) {

  SchemaFault {
    value = List.copyOf(value);
    steps = List.copyOf(steps);
    arguments = List.copyOf(arguments);
    elsewhere = List.copyOf(elsewhere);
  }

  /**
   * One keyword on the way.
   *
   * @param keyword the keyword
   * @param branch which of its schemas was taken, or -1
   * @param deeper whether it leads to a part of the value
   */
  record Step(String keyword, int branch, boolean deeper) {
    /** Whether the schema offers several shapes here. */
    boolean isChoice() {
      return branch >= 0 && (keyword.equals("anyOf") || keyword.equals("oneOf"));
    }
  }

  static SchemaFault of(Error error) {
    List<Object> arguments = new ArrayList<>();
    if (error.getArguments() != null) {
      for (Object argument : error.getArguments()) {
        arguments.add(String.valueOf(argument));
      }
    }
    return new SchemaFault(
        error.getKeyword(),
        elements(error.getInstanceLocation()),
        steps(error.getEvaluationPath()),
        error.getSchemaLocation(),
        error.getSchemaNode(),
        error.getProperty() == null ? "" : error.getProperty(),
        arguments,
        List.of());
  }

  /** Returns the same fault with another demand. */
  SchemaFault demanding(JsonNode other) {
    return new SchemaFault(keyword, value, steps, place, other, property, arguments, elsewhere);
  }

  /** Returns the same fault, said by other shapes too. */
  SchemaFault saidElsewhere(List<SchemaLocation> others) {
    return new SchemaFault(keyword, value, steps, place, demand, property, arguments, others);
  }

  /** Whether it is a key the schema does not know. */
  boolean isUnknownKey() {
    return keyword.equals("additionalProperties") || keyword.equals("unevaluatedProperties");
  }

  /** Returns the path to the value that a step judges. */
  List<Object> valueAt(int step) {
    // The last step is the broken keyword, which leads nowhere.
    long below =
        steps.subList(step, Math.max(step, steps.size() - 1)).stream().filter(Step::deeper).count();
    return value.subList(0, value.size() - (int) Math.min(below, value.size()));
  }

  private static List<Object> elements(NodePath path) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < path.getNameCount(); i++) {
      elements.add(path.getElement(i));
    }
    return elements;
  }

  private static List<Step> steps(NodePath path) {
    List<Step> steps = new ArrayList<>();
    int i = 0;
    while (i < path.getNameCount()) {
      String keyword = path.getElement(i++).toString();
      boolean last = i == path.getNameCount();
      switch (keyword) {
        case "properties", "patternProperties" -> {
          steps.add(new Step(keyword, -1, true));
          i++;
        }
        case "prefixItems" -> {
          steps.add(new Step(keyword, -1, true));
          i++;
        }
        case "dependentSchemas" -> {
          steps.add(new Step(keyword, -1, false));
          i++;
        }
        case "allOf", "anyOf", "oneOf" ->
            steps.add(new Step(keyword, last ? -1 : index(path.getElement(i++)), false));
        case "items",
            "contains",
            "additionalProperties",
            "unevaluatedProperties",
            "unevaluatedItems" ->
            steps.add(new Step(keyword, -1, true));
        default -> steps.add(new Step(keyword, -1, false));
      }
    }
    return steps;
  }

  private static int index(Object element) {
    return element instanceof Number number
        ? number.intValue()
        : Integer.parseInt(element.toString());
  }
}
