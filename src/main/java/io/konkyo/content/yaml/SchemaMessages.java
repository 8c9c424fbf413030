package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns what a schema has against a file into diagnostics, one for each cause. */
final class SchemaMessages {
  private final SchemaFiles files;
  private final KeyMessages keys;
  private final YamlNode root;

  SchemaMessages(SchemaFiles files, YamlNode root) {
    this.files = files;
    this.keys = new KeyMessages(files);
    this.root = root;
  }

  List<Diagnostic> tell(List<SchemaFault> all) {
    List<SchemaFault> faults = withoutEffects(BranchChoice.likely(all));
    List<Diagnostic> told = new ArrayList<>();
    Map<List<Object>, List<SchemaFault>> missing = new LinkedHashMap<>();
    for (SchemaFault fault : faults) {
      if (fault.keyword().equals("required")) {
        missing.computeIfAbsent(fault.value(), key -> new ArrayList<>()).add(fault);
      } else {
        told.add(tell(fault));
      }
    }
    missing.forEach((value, lacking) -> told.add(keys.missing(lacking, place(lacking.get(0)))));
    return told;
  }

  private Diagnostic tell(SchemaFault fault) {
    InstancePlace place = place(fault);
    SchemaWords words = SchemaWords.of(files.holder(fault.place()).orElse(null));
    return switch (fault.keyword()) {
      case "additionalProperties", "unevaluatedProperties" -> keys.unknown(fault, place);
      case "dependentRequired" -> keys.needs(fault, place);
      case "propertyNames" -> keys.badName(fault, place);
      case "not" -> keys.excluded(fault, place, words);
      case "false" -> keys.forbidden(place);
      case "type" -> ValueMessages.kind(fault, place, words);
      case "enum", "const" -> ValueMessages.choice(fault, place, words);
      case "pattern" -> ValueMessages.pattern(fault, place, words);
      case "minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties" ->
          ValueMessages.size(fault, place, words);
      case "uniqueItems" -> ValueMessages.repeated(place);
      default -> ValueMessages.other(place, words);
    };
  }

  /**
   * Leaves out what only follows from another fault: a key that is missing because it is misspelt,
   * and keys called unevaluated because the schema that knows them failed.
   */
  private List<SchemaFault> withoutEffects(List<SchemaFault> faults) {
    List<SchemaFault> causes = new ArrayList<>();
    for (SchemaFault fault : faults) {
      boolean effect =
          switch (fault.keyword()) {
            case "required" -> isMisspelt(fault, faults);
            case "unevaluatedProperties" -> isKnownElsewhere(fault, faults);
            default -> false;
          };
      if (!effect) {
        causes.add(fault);
      }
    }
    return causes;
  }

  private boolean isMisspelt(SchemaFault missing, List<SchemaFault> faults) {
    return faults.stream()
        .filter(SchemaFault::isUnknownKey)
        .filter(fault -> fault.value().equals(missing.value()))
        .map(fault -> keys.meant(fault, place(fault)))
        .flatMap(Optional::stream)
        .anyMatch(missing.property()::equals);
  }

  private boolean isKnownElsewhere(SchemaFault unevaluated, List<SchemaFault> faults) {
    boolean others =
        faults.stream()
            .anyMatch(
                fault ->
                    !fault.keyword().equals("unevaluatedProperties")
                        && startsWith(fault.value(), unevaluated.value()));
    return others && keys.known(unevaluated).contains(unevaluated.property());
  }

  private static boolean startsWith(List<Object> path, List<Object> start) {
    return path.size() >= start.size() && path.subList(0, start.size()).equals(start);
  }

  private InstancePlace place(SchemaFault fault) {
    return InstancePlace.at(root, fault.value());
  }
}
