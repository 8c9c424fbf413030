package io.konkyo.content.bind;

import io.konkyo.content.LocaleSheet;
import io.konkyo.content.file.LocaleShape;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.content.yaml.YamlSequence;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.spelling.NearestName;
import java.lang.Character.UnicodeScript;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Binds the files of {@code locales/}; one of a language that the site has not is told. */
final class LocaleBinder {
  private final Shapes shapes;
  private final List<String> locales;
  private final Diagnostics diagnostics;

  LocaleBinder(Shapes shapes, List<String> locales, Diagnostics diagnostics) {
    this.shapes = shapes;
    this.locales = List.copyOf(locales);
    this.diagnostics = diagnostics;
  }

  Map<String, LocaleSheet> bind(List<ContentFiles.Read> files) {
    Map<String, LocaleSheet> sheets = new LinkedHashMap<>();
    for (ContentFiles.Read file : files) {
      if (locales.contains(file.name())) {
        sheets.put(file.name(), sheet(file));
      } else {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.UNKNOWN_LOCALE,
                    file.root().span(),
                    "the site has no locale `" + file.name() + "`")
                .withHelp(
                    "name the file after one of "
                        + String.join(", ", locales)
                        + ", or add `"
                        + file.name()
                        + "` to `locales` in site.yml"));
      }
    }
    return sheets;
  }

  private LocaleSheet sheet(ContentFiles.Read file) {
    LocaleShape shape = shapes.bind(file.root(), LocaleShape.class);
    shape.scripts().stream().filter(name -> !isScript(name.text())).forEach(this::tellNoScript);
    return new LocaleSheet(
        file.name(),
        phrases(shape.phrases()),
        phrases(shape.forms()),
        lists(shape.words()),
        shape.replaces().stream().map(YamlScalar::text).toList(),
        shape.scripts().stream().map(ScalarBinder::located).toList(),
        lists(shape.registers()),
        file.root().span());
  }

  private static boolean isScript(String name) {
    try {
      UnicodeScript.forName(name);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void tellNoScript(YamlScalar name) {
    List<String> known = Arrays.stream(UnicodeScript.values()).map(LocaleBinder::shown).toList();
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_SHAPE,
                name.span(),
                "Unicode has no script called `" + name.text() + "`")
            .withHelp(
                NearestName.of(name.text(), known)
                    .map(near -> "write `" + near + "`")
                    .orElse("write a name such as Latin, Hangul, Hiragana or Cyrillic")));
  }

  private static String shown(UnicodeScript script) {
    return script.name().charAt(0) + script.name().substring(1).toLowerCase(Locale.ROOT);
  }

  private static Map<String, LocaleSheet.Phrase> phrases(Optional<YamlMapping> node) {
    Map<String, LocaleSheet.Phrase> phrases = new LinkedHashMap<>();
    for (YamlEntry entry : Entries.of(node)) {
      phrases.put(
          entry.key().text(),
          new LocaleSheet.Phrase(
              ScalarBinder.located(entry.key()), ScalarBinder.located((YamlScalar) entry.value())));
    }
    return phrases;
  }

  private static Map<String, List<String>> lists(Optional<YamlMapping> node) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    for (YamlEntry entry : Entries.of(node)) {
      lists.put(
          entry.key().text(),
          ((YamlSequence) entry.value())
              .items().stream().map(item -> ((YamlScalar) item).text()).toList());
    }
    return lists;
  }
}
