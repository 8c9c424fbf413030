package io.konkyo.content.bind;

import io.konkyo.content.Axis;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Matches the members of a family with those of its axis. */
final class FamilyBinder {
  private final Map<String, Axis> axes;
  private final ScalarBinder scalars;
  private final Diagnostics diagnostics;

  FamilyBinder(Map<String, Axis> axes, ScalarBinder scalars, Diagnostics diagnostics) {
    this.axes = axes;
    this.scalars = scalars;
    this.diagnostics = diagnostics;
  }

  Optional<Axis> axis(YamlScalar over) {
    Axis axis = axes.get(over.text());
    if (axis == null) {
      scalars.unknown("axis", new Located<>(over.text(), over.span()), axes.keySet());
    }
    return Optional.ofNullable(axis);
  }

  /** Returns the value of each member in the axis's order; missing and unknown ones are told. */
  Map<String, YamlEntry> members(YamlMapping values, Axis axis, Span family) {
    Map<String, YamlEntry> found = new LinkedHashMap<>();
    for (String member : axis.members().keySet()) {
      values.entry(member).ifPresent(entry -> found.put(member, entry));
    }
    for (YamlEntry entry : values.entries()) {
      if (!axis.members().containsKey(entry.key().text())) {
        scalars.unknown(
            "member of axis `" + axis.id().value() + "`",
            new Located<>(entry.key().text(), entry.key().span()),
            axis.members().keySet());
      }
    }
    for (String member : axis.members().keySet()) {
      if (!found.containsKey(member)) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.MISSING_MEMBER,
                    family,
                    "no value for member `" + member + "` of axis `" + axis.id().value() + "`")
                .withHelp("add `" + member + ":` under `values`"));
      }
    }
    return found;
  }
}
