package io.konkyo.content.yaml;

import com.networknt.schema.SchemaLocation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.spelling.NearestName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What is said about keys: unknown, missing, or not together. */
final class KeyMessages {
  private final SchemaFiles files;

  KeyMessages(SchemaFiles files) {
    this.files = files;
  }

  /** Returns the keys that may stand beside a key the schema does not know. */
  Set<String> known(SchemaFault fault) {
    boolean everywhere = fault.keyword().equals("unevaluatedProperties");
    Set<String> known = new LinkedHashSet<>(known(fault.place(), everywhere));
    fault.elsewhere().forEach(place -> known.addAll(known(place, everywhere)));
    return known;
  }

  private Set<String> known(SchemaLocation place, boolean everywhere) {
    String address = String.valueOf(place.getAbsoluteIri());
    return files
        .holder(place)
        .map(holder -> KnownKeys.of(files, new SchemaFiles.Placed(holder, address), everywhere))
        .orElseGet(Set::of);
  }

  /** Returns the key that was meant by one the schema does not know. */
  Optional<String> meant(SchemaFault fault, InstancePlace place) {
    List<String> free = new ArrayList<>(known(fault));
    if (place.node() instanceof YamlMapping mapping) {
      mapping.entries().forEach(entry -> free.remove(entry.key().text()));
    }
    return NearestName.of(fault.property(), free);
  }

  Diagnostic unknown(SchemaFault fault, InstancePlace place) {
    String in = place.key() == null && place.list().isEmpty() ? "" : " in " + place.subject();
    Diagnostic unknown =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_KEY,
            place.keySpan(fault.property()),
            "unknown key `" + fault.property() + "`" + in);
    Set<String> known = known(fault);
    return meant(fault, place)
        .map(key -> unknown.withHelp("write `" + key + "`"))
        .orElseGet(
            () ->
                known.isEmpty()
                    ? unknown.withHelp("remove it")
                    : unknown.withHelp("remove it; known here: " + SchemaWords.names(known)));
  }

  /** Says which keys a map lacks. */
  Diagnostic missing(List<SchemaFault> faults, InstancePlace place) {
    List<String> keys = faults.stream().map(SchemaFault::property).distinct().toList();
    String first = keys.get(0);
    String described = description(faults.get(0), first).map(text -> ": " + text).orElse("");
    String help = keys.size() == 1 ? "add `" + first + "`" + described : "add them";
    return Diagnostic.of(
            DiagnosticCode.MISSING_KEY,
            place.owner(),
            place.subject() + " has no " + SchemaWords.names(keys))
        .withHelp(help);
  }

  /** Says that a key needs another beside it. */
  Diagnostic needs(SchemaFault fault, InstancePlace place) {
    String missing = fault.arguments().isEmpty() ? "" : fault.arguments().get(0).toString();
    return Diagnostic.of(
            DiagnosticCode.MISSING_KEY,
            place.keySpan(fault.property()),
            "`" + fault.property() + "` stands without `" + missing + "`")
        .withHelp("add `" + missing + "`, or remove `" + fault.property() + "`");
  }

  /** Says that a key has no place here although it is known. */
  Diagnostic forbidden(InstancePlace place) {
    return Diagnostic.of(
            DiagnosticCode.UNKNOWN_KEY, place.owner(), place.subject() + " cannot stand here")
        .withHelp("remove it");
  }

  /** Says that a key's name is no name of its kind. */
  Diagnostic badName(SchemaFault fault, InstancePlace place) {
    String address = String.valueOf(fault.place().getAbsoluteIri());
    SchemaFiles.Placed schema = files.follow(new SchemaFiles.Placed(fault.demand(), address));
    SchemaWords words = SchemaWords.of(schema.node());
    String shown = Quoting.shown(fault.property());
    String message =
        words
            .title()
            .map(title -> "the key " + shown + " is no " + title)
            .orElse("the key " + shown + " cannot stand here");
    Diagnostic bad =
        Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.keySpan(fault.property()), message);
    JsonNode pattern = schema.node().get("pattern");
    return words
        .advice()
        .or(() -> Optional.ofNullable(pattern).map(p -> "it has to match `" + p.asString("") + "`"))
        .map(bad::withHelp)
        .orElseGet(() -> bad.withHelp("rename it"));
  }

  /** Says that keys exclude each other, or that the value breaks a rule of the schema. */
  Diagnostic excluded(SchemaFault fault, InstancePlace place, SchemaWords words) {
    JsonNode required = fault.demand().get("required");
    if (required == null || required.isEmpty()) {
      Diagnostic broken =
          Diagnostic.of(
              DiagnosticCode.WRONG_SHAPE, place.value(), place.subject() + " cannot be this");
      return broken.withHelp(words.advice().orElse("write another value"));
    }
    List<String> keys = new ArrayList<>();
    required.forEach(key -> keys.add(key.asString("")));
    String last = keys.get(keys.size() - 1);
    String message =
        keys.size() == 1
            ? "`" + last + "` cannot stand in " + place.subject()
            : SchemaWords.names(keys) + " cannot stand together in " + place.subject();
    return Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place.keySpan(last), message)
        .withHelp(keys.size() == 1 ? "remove `" + last + "`" : "remove all of them but one");
  }

  /** A description of what the key refers to would say no more than the key does. */
  private Optional<String> description(SchemaFault fault, String key) {
    return files
        .holder(fault.place())
        .map(holder -> holder.path("properties").path(key))
        .flatMap(schema -> SchemaWords.of(schema).description());
  }
}
