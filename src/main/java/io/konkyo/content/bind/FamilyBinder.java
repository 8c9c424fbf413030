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
import io.konkyo.spelling.NearestName;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
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

  /**
   * Tells the quotations of a family that are of no member, and those of a single fact that are.
   */
  void quoted(List<RemarksBinder.Quoted> quoted, Optional<Axis> axis) {
    for (RemarksBinder.Quoted quote : quoted) {
      if (axis.isEmpty()) {
        quote.member().ifPresent(this::tellNoFamily);
      } else if (quote.member().isEmpty()) {
        tellNoMember(quote, axis.get());
      } else if (!axis.get().members().containsKey(quote.member().get().value())) {
        unknownMember(quote.member().get(), axis.get());
      }
    }
  }

  private void tellNoFamily(Located<String> member) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                member.span(),
                "a quotation of a single fact names the member `" + member.value() + "`")
            .withHelp("remove `member:`; only a family has members"));
  }

  private void tellNoMember(RemarksBinder.Quoted quote, Axis axis) {
    Located<String> text = quote.quotation().text();
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MISSING_KEY,
                text.span(),
                "the quotation `" + text.value() + "` of a family names no member")
            .withHelp("add `member:` with one of " + String.join(", ", axis.memberIds())));
  }

  private void unknownMember(Located<String> name, Axis axis) {
    scalars.unknown("member of axis `" + axis.id().value() + "`", name, axis.members().keySet());
  }

  /**
   * Returns the value of each member in the axis's order; missing and unknown ones are told. A
   * strange name that is near a missing one is told, and taken for it.
   *
   * @param under the key the values stand under
   */
  Map<String, YamlEntry> members(YamlMapping values, String under, Axis axis, Span family) {
    Map<String, YamlEntry> found = new HashMap<>();
    values.entries().stream()
        .filter(entry -> axis.members().containsKey(entry.key().text()))
        .forEach(entry -> found.put(entry.key().text(), entry));
    for (YamlEntry entry : values.entries()) {
      String name = entry.key().text();
      if (!axis.members().containsKey(name)) {
        unknownMember(ScalarBinder.located(entry.key()), axis);
        List<String> missing =
            axis.memberIds().stream().filter(member -> !found.containsKey(member)).toList();
        NearestName.of(name, missing).ifPresent(meant -> found.put(meant, entry));
      }
    }
    Map<String, YamlEntry> inOrder = new LinkedHashMap<>();
    for (String member : axis.memberIds()) {
      if (found.containsKey(member)) {
        inOrder.put(member, found.get(member));
      } else {
        tellMissing(member, under, axis, family);
      }
    }
    return inOrder;
  }

  private void tellMissing(String member, String under, Axis axis, Span family) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MISSING_MEMBER,
                family,
                "no value for member `" + member + "` of axis `" + axis.id().value() + "`")
            .withHelp("add `" + member + ":` under `" + under + "`"));
  }
}
