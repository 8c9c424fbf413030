package io.konkyo.content.bind;

import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the keys of maps from locale to text. */
final class LocaleKeys {
  private final List<String> locales;
  private final Diagnostics diagnostics;

  LocaleKeys(List<String> locales, Diagnostics diagnostics) {
    this.locales = List.copyOf(locales);
    this.diagnostics = diagnostics;
  }

  /** Returns the values by locale; strange keys are told. */
  Map<String, YamlScalar> byLocale(YamlMapping node) {
    Map<String, YamlScalar> values = new LinkedHashMap<>();
    for (YamlEntry entry : node.entries()) {
      Optional<String> locale = locale(entry.key(), node);
      if (locale.isPresent() && entry.value() instanceof YamlScalar scalar) {
        values.put(locale.get(), scalar);
      }
    }
    return values;
  }

  /** Returns plain strings by locale; none if there is no map. */
  Map<String, Located<String>> strings(Optional<YamlMapping> node) {
    Map<String, Located<String>> strings = new LinkedHashMap<>();
    node.ifPresent(
        map -> byLocale(map).forEach((l, text) -> strings.put(l, ScalarBinder.located(text))));
    return strings;
  }

  /** Returns the locale of a key; a strange one is told, and taken for the one that is missing. */
  private Optional<String> locale(YamlScalar key, YamlMapping node) {
    if (locales.contains(key.text())) {
      return Optional.of(key.text());
    }
    List<String> missing = locales.stream().filter(locale -> node.entry(locale).isEmpty()).toList();
    Diagnostic unknown =
        Diagnostic.of(
            DiagnosticCode.UNKNOWN_LOCALE,
            key.span(),
            "the site has no locale `" + key.text() + "`");
    diagnostics.add(
        unknown.withHelp(
            missing.size() == 1
                ? "write `" + missing.get(0) + "`, or add it to `locales` in site.yml"
                : "use one of "
                    + String.join(", ", locales)
                    + ", or add it to `locales` in site.yml"));
    return missing.size() == 1 ? Optional.of(missing.get(0)) : Optional.empty();
  }
}
