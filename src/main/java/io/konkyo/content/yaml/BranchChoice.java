package io.konkyo.content.yaml;

import com.networknt.schema.SchemaLocation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Keeps, of a value that fits none of several shapes ({@code anyOf}, {@code oneOf}), the faults
 * against the shape the author most likely meant, so that one cause gives one diagnostic.
 */
final class BranchChoice {
  /** A key the shape does not have says more than one it lacks, which may just be forgotten. */
  private static final int UNKNOWN_KEY = 20;

  /** A constant that tells shapes apart, such as {@code type: single}. */
  private static final int WRONG_CONSTANT = 15;

  private static final int MISSING_KEY = 5;

  private BranchChoice() {}

  static List<SchemaFault> likely(List<SchemaFault> faults) {
    return likely(faults, 0);
  }

  private static List<SchemaFault> likely(List<SchemaFault> faults, int from) {
    List<SchemaFault> kept = new ArrayList<>();
    Map<Choice, Map<Integer, List<SchemaFault>>> choices = new LinkedHashMap<>();
    for (SchemaFault fault : faults) {
      int step = nextChoice(fault, from);
      if (step < 0) {
        kept.add(fault);
        continue;
      }
      choices
          .computeIfAbsent(Choice.of(fault, step), key -> new TreeMap<>())
          .computeIfAbsent(fault.steps().get(step).branch(), key -> new ArrayList<>())
          .add(fault);
    }
    kept.removeIf(fault -> choices.containsKey(Choice.saidBy(fault)));
    choices.forEach((choice, branches) -> kept.addAll(best(choice, branches)));
    return kept;
  }

  private static int nextChoice(SchemaFault fault, int from) {
    for (int i = from; i < fault.steps().size(); i++) {
      if (fault.steps().get(i).isChoice()) {
        return i;
      }
    }
    return -1;
  }

  private static List<SchemaFault> best(Choice choice, Map<Integer, List<SchemaFault>> branches) {
    List<List<SchemaFault>> rightKind = new ArrayList<>();
    List<SchemaFault> wrongKind = new ArrayList<>();
    for (List<SchemaFault> branch : branches.values()) {
      List<SchemaFault> within = likely(branch, choice.depth() + 1);
      List<SchemaFault> kinds =
          within.stream()
              .filter(fault -> fault.keyword().equals("type") && choice.is(fault))
              .toList();
      if (kinds.isEmpty()) {
        rightKind.add(within);
      }
      wrongKind.addAll(kinds);
    }
    return rightKind.isEmpty() ? anyOfKinds(wrongKind) : bestOf(choice, rightKind);
  }

  private static List<SchemaFault> bestOf(Choice choice, List<List<SchemaFault>> branches) {
    List<SchemaFault> best = List.of();
    int least = Integer.MAX_VALUE;
    for (List<SchemaFault> branch : branches) {
      int weight = branch.stream().mapToInt(fault -> weight(fault, choice)).sum();
      if (weight < least) {
        least = weight;
        best = branch;
      }
    }
    return withCommonUnknownKeys(choice, best, branches);
  }

  private static int weight(SchemaFault fault, Choice choice) {
    if (fault.isUnknownKey() && choice.is(fault)) {
      return UNKNOWN_KEY;
    }
    if (fault.keyword().equals("required") && choice.is(fault)) {
      return MISSING_KEY;
    }
    boolean direct = fault.value().size() == choice.value().size() + 1;
    return fault.keyword().equals("const") && direct ? WRONG_CONSTANT : 2;
  }

  /**
   * Of a value that lacks keys of every shape, a key that no shape knows is the fault itself: which
   * shape was meant, and so what it lacks, cannot be told before the key is mended.
   */
  private static List<SchemaFault> withCommonUnknownKeys(
      Choice choice, List<SchemaFault> best, List<List<SchemaFault>> branches) {
    if (best.stream().noneMatch(fault -> fault.keyword().equals("required") && choice.is(fault))) {
      return best;
    }
    List<SchemaFault> mended = new ArrayList<>();
    boolean common = false;
    for (SchemaFault fault : best) {
      List<SchemaLocation> places =
          fault.isUnknownKey() && choice.is(fault) ? places(fault, branches) : List.of();
      boolean everywhere = !places.isEmpty() && places.size() == branches.size();
      common |= everywhere;
      mended.add(everywhere ? fault.saidElsewhere(places) : fault);
    }
    if (common) {
      mended.removeIf(fault -> fault.keyword().equals("required") && choice.is(fault));
    }
    return mended;
  }

  private static List<SchemaLocation> places(
      SchemaFault unknown, List<List<SchemaFault>> branches) {
    return branches.stream()
        .flatMap(
            branch ->
                branch.stream()
                    .filter(SchemaFault::isUnknownKey)
                    .filter(fault -> fault.value().equals(unknown.value()))
                    .filter(fault -> fault.property().equals(unknown.property()))
                    .limit(1))
        .map(SchemaFault::place)
        .toList();
  }

  /** Joins "no text", "no list" to "neither text nor list". */
  private static List<SchemaFault> anyOfKinds(List<SchemaFault> kinds) {
    Set<JsonNode> wanted = new LinkedHashSet<>();
    for (SchemaFault fault : kinds) {
      if (fault.demand().isArray()) {
        fault.demand().forEach(wanted::add);
      } else {
        wanted.add(fault.demand());
      }
    }
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    wanted.forEach(all::add);
    return List.of(kinds.get(0).demanding(all));
  }

  /**
   * A place in the schema that offers several shapes, and the value they were offered to.
   *
   * @param way the steps up to the choice
   * @param keyword {@code anyOf} or {@code oneOf}
   * @param value the path to the value
   */
  private record Choice(List<SchemaFault.Step> way, String keyword, List<Object> value) {
    static Choice of(SchemaFault fault, int step) {
      return new Choice(
          fault.steps().subList(0, step), fault.steps().get(step).keyword(), fault.valueAt(step));
    }

    int depth() {
      return way.size();
    }

    /** Whether a fault is about the very value that was offered the shapes. */
    boolean is(SchemaFault fault) {
      return fault.value().equals(value);
    }

    /** Returns the choice of which a fault says that no shape fits, if it says that. */
    static Choice saidBy(SchemaFault fault) {
      int last = Math.max(0, fault.steps().size() - 1);
      return new Choice(fault.steps().subList(0, last), fault.keyword(), fault.value());
    }
  }
}
