package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.Axis;
import io.konkyo.content.Instrument;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.file.AttributesShape;
import io.konkyo.content.file.RemarksShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.UnitRegistry;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What binding facts of every kind has in common: reading headers and families, and keeping the
 * names of facts that were not understood.
 *
 * @param instruments the tools that read values, by id
 * @param file id of the facts file
 * @param defaults the file's defaults
 * @param part where facts are collected
 */
record FactBinding(
    Shapes shapes,
    UnitRegistry units,
    Map<String, Instrument> instruments,
    ScalarBinder scalars,
    FamilyBinder families,
    RemarksBinder remarks,
    TextBinder texts,
    Diagnostics diagnostics,
    String file,
    Optional<AttributesShape> defaults,
    FactsPart part) {

  /** Makes the fact of one member from its value. */
  interface MemberMaker {
    Optional<? extends Fact> make(FactHeader header, YamlScalar value);
  }

  /** Returns what a fact says about itself; a fact that is just a number says nothing. */
  Attributes attributes(YamlEntry entry) {
    AttributesShape own =
        entry.value() instanceof YamlMapping
            ? shapes.bind(entry.value(), AttributesShape.class)
            : AttributesShape.NONE;
    return new Attributes(own, defaults);
  }

  FactHeaders headers(YamlEntry entry, Provenance provenance) {
    Optional<RemarksShape> shape =
        entry.value() instanceof YamlMapping mapping
            ? Optional.of(shapes.bind(mapping, RemarksShape.class))
            : Optional.empty();
    return new FactHeaders(
        located(entry.key()),
        file,
        provenance,
        remarks.bind("facts/" + entry.key().text(), shape, AllowanceBinder.extent(entry)));
  }

  /** Reads a number, whose unit may stand apart. */
  Optional<Located<StatedQuantity>> quantity(YamlScalar value, Attributes attributes) {
    Optional<YamlScalar> unit = attributes.unit();
    return unit.isEmpty()
        ? scalars.quantity(value)
        : scalars.unit(unit.get()).flatMap(u -> scalars.quantity(value, Optional.of(u)));
  }

  /** Returns whether a fact has one value, or values where it is a family; others are told. */
  boolean hasOneValue(YamlEntry entry, Set<String> keys) {
    if (!(entry.value() instanceof YamlMapping mapping)) {
      return true;
    }
    List<YamlScalar> typed =
        mapping.entries().stream()
            .map(YamlEntry::key)
            .filter(k -> keys.contains(k.text()))
            .toList();
    if (typed.size() < 2) {
      return !isFamilyWithoutValues(entry, mapping);
    }
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                typed.get(1).span(),
                "`"
                    + entry.key().text()
                    + "` has both `"
                    + typed.get(0).text()
                    + "` and `"
                    + typed.get(1).text()
                    + "`")
            .withLabel(typed.get(0).span(), "one value")
            .withHelp("keep one of the two"));
    breakOff(entry);
    return false;
  }

  private boolean isFamilyWithoutValues(YamlEntry entry, YamlMapping mapping) {
    if (mapping.get("over").isEmpty() || mapping.get("values").isPresent()) {
      return false;
    }
    tellMissing(entry, "values", "`values:` with one value for each member of the axis");
    breakOff(entry);
    return true;
  }

  /** Adds a fact, or keeps its name as one that was not understood. */
  void add(YamlEntry entry, FactHeaders headers, Optional<? extends Fact> fact) {
    families.quoted(headers.remarks().quoted(), Optional.empty());
    fact.ifPresentOrElse(part.facts::add, () -> breakOff(entry));
  }

  void breakOff(YamlEntry entry) {
    part.broken.add(located(entry.key()));
  }

  /** Adds one fact for each member that has a value. */
  void family(
      YamlEntry entry,
      Attributes attributes,
      YamlMapping values,
      FactHeaders headers,
      MemberMaker maker) {
    Optional<YamlScalar> over = attributes.over();
    if (over.isEmpty()) {
      tellMissing(entry, "over", "`over:` with the axis whose members the values are of");
    }
    Optional<Axis> axis = over.flatMap(families::axis);
    if (axis.isEmpty()) {
      breakOff(entry);
      return;
    }
    List<Fact> members = new ArrayList<>();
    families
        .members(values, "values", axis.get(), entry.key().span())
        .forEach(
            (member, value) -> {
              FactHeader header = headers.member(axis.get(), member, value.key().span());
              maker.make(header, (YamlScalar) value.value()).ifPresent(members::add);
            });
    breakOffMissing(entry, axis.get(), members);
    addFamily(headers, axis.get(), members);
  }

  private void breakOffMissing(YamlEntry entry, Axis axis, List<Fact> members) {
    Set<String> made = new HashSet<>();
    members.forEach(member -> made.add(member.id()));
    for (String member : axis.memberIds()) {
      String id = entry.key().text() + "." + member;
      if (!made.contains(id)) {
        part.broken.add(new Located<>(id, entry.key().span()));
        breakOff(entry);
      }
    }
  }

  void addFamily(FactHeaders headers, Axis axis, List<Fact> members) {
    families.quoted(headers.remarks().quoted(), Optional.of(axis));
    part.families.add(
        new Family(
            headers.id(),
            axis.id().value(),
            members.stream().map(Fact::id).toList(),
            headers.label()));
    part.facts.addAll(members);
  }

  void tellMissing(YamlEntry entry, String key, String add) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.MISSING_KEY,
                entry.key().span(),
                "`" + entry.key().text() + "` has no `" + key + "`")
            .withHelp("add " + add));
  }
}
