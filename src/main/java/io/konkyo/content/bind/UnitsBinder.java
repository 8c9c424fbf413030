package io.konkyo.content.bind;

import io.konkyo.content.CountedThing;
import io.konkyo.content.file.CountedShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.CountedUnit;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the counted units, on which every other number depends. */
final class UnitsBinder {
  private final Shapes shapes;
  private final LocaleKeys locales;
  private final Diagnostics diagnostics;

  UnitsBinder(Shapes shapes, LocaleKeys locales, Diagnostics diagnostics) {
    this.shapes = shapes;
    this.locales = locales;
    this.diagnostics = diagnostics;
  }

  /** Returns the counted things by name; one whose spelling is taken is told and left out. */
  Map<String, CountedThing> bind(Optional<YamlMapping> root) {
    Map<String, CountedThing> things = new LinkedHashMap<>();
    UnitRegistry registry = UnitRegistry.builtIn();
    for (YamlEntry entry : Entries.under(root, "counted")) {
      CountedThing thing = thing(entry);
      if (clashes(entry, registry)) {
        continue;
      }
      registry = registry.withCounted(List.of(unit(thing)));
      things.put(entry.key().text(), thing);
    }
    return things;
  }

  private boolean clashes(YamlEntry entry, UnitRegistry registry) {
    CountedShape shape = shapes.bind(entry.value(), CountedShape.class);
    List<YamlScalar> spellings = new ArrayList<>(List.of(entry.key(), shape.symbol()));
    spellings.addAll(shape.aliases());
    for (YamlScalar spelling : spellings) {
      CountedUnit alone = new CountedUnit(entry.key().text(), List.of(spelling.text()));
      Optional<String> fault = registry.faultOf(alone);
      if (fault.isPresent()) {
        diagnostics.add(
            Diagnostic.of(DiagnosticCode.UNIT_CLASH, spelling.span(), fault.get())
                .withHelp("give the counted thing another name, symbol or alias"));
        return true;
      }
    }
    return false;
  }

  static UnitRegistry registry(Map<String, CountedThing> things) {
    return UnitRegistry.builtIn()
        .withCounted(things.values().stream().map(UnitsBinder::unit).toList());
  }

  private CountedThing thing(YamlEntry entry) {
    CountedShape shape = shapes.bind(entry.value(), CountedShape.class);
    return new CountedThing(
        ScalarBinder.located(entry.key()),
        shape.symbol().text(),
        shape.aliases().stream().map(YamlScalar::text).toList(),
        texts(Optional.of(shape.name())),
        texts(shape.counter()),
        texts(shape.one()),
        locales.strings(shape.reading()));
  }

  private Map<String, String> texts(Optional<YamlMapping> node) {
    Map<String, String> texts = new LinkedHashMap<>();
    locales.strings(node).forEach((locale, text) -> texts.put(locale, text.value()));
    return texts;
  }

  private static CountedUnit unit(CountedThing thing) {
    List<String> symbols = new ArrayList<>(List.of(thing.symbol()));
    if (!thing.symbol().equals(thing.id().value())) {
      symbols.add(thing.id().value());
    }
    symbols.addAll(thing.aliases());
    return new CountedUnit(thing.id().value(), symbols);
  }
}
