package io.konkyo.content.bind;

import io.konkyo.content.Axis;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.FactHeader;
import io.konkyo.content.fact.Provenance;
import io.konkyo.content.file.DerivedShape;
import io.konkyo.content.text.Text;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.formula.Formula;
import io.konkyo.formula.FormulaParser;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads derived facts. */
final class DerivedBinder {
  private final FactBinding binding;

  DerivedBinder(FactBinding binding) {
    this.binding = binding;
  }

  void bind(YamlEntry entry) {
    DerivedShape shape = binding.shapes().bind(entry.value(), DerivedShape.class);
    Optional<Formula> formula =
        FormulaParser.parse(shape.formula(), binding.units(), binding.diagnostics());
    if (formula.isEmpty()) {
      binding.breakOff(entry);
      return;
    }
    FactHeaders headers = binding.headers(entry, Provenance.NONE);
    Optional<YamlScalar> over = binding.attributes(entry).own().over();
    if (over.isPresent()) {
      family(entry, shape, formula.get(), headers, over.get());
      return;
    }
    if (shape.stated().isPresent() && !(shape.stated().get() instanceof YamlScalar)) {
      tellShape(
          entry,
          shape.stated().get().span(),
          "`stated` of a single fact is a map",
          "write one number, or add `over:` with the axis of its members");
      return;
    }
    Optional<Located<StatedQuantity>> stated =
        shape.stated().flatMap(node -> binding.scalars().quantity((YamlScalar) node));
    Optional<Text> compares = binding.texts().bind(shape.compares());
    binding.add(
        entry,
        headers,
        Optional.of(new Derived(headers.single(), formula.get(), stated, compares)));
  }

  private void family(
      YamlEntry entry, DerivedShape shape, Formula formula, FactHeaders headers, YamlScalar over) {
    Optional<Axis> axis = binding.families().axis(over);
    if (axis.isEmpty()) {
      binding.breakOff(entry);
      return;
    }
    if (shape.stated().isPresent() && !(shape.stated().get() instanceof YamlMapping)) {
      tellShape(
          entry,
          shape.stated().get().span(),
          "`stated` of a family is one number",
          "write one for each member, as in {" + axis.get().memberIds().get(0) + ": 0.21 ms, …}");
      return;
    }
    Map<String, YamlEntry> stated =
        shape.stated().map(node -> stated((YamlMapping) node, axis.get(), entry)).orElse(Map.of());
    Optional<Text> compares = binding.texts().bind(shape.compares());
    List<Fact> members = new ArrayList<>();
    for (String member : axis.get().memberIds()) {
      Optional<Located<StatedQuantity>> typed =
          Optional.ofNullable(stated.get(member))
              .flatMap(e -> binding.scalars().quantity((YamlScalar) e.value()));
      FactHeader header = headers.member(axis.get(), member, entry.key().span());
      members.add(new Derived(header, formula, typed, compares));
    }
    binding.addFamily(headers, axis.get(), members);
  }

  private Map<String, YamlEntry> stated(YamlMapping node, Axis axis, YamlEntry entry) {
    return binding.families().members(node, "stated", axis, entry.key().span());
  }

  private void tellShape(YamlEntry entry, Span place, String message, String help) {
    binding
        .diagnostics()
        .add(Diagnostic.of(DiagnosticCode.WRONG_SHAPE, place, message).withHelp(help));
    binding.breakOff(entry);
  }
}
