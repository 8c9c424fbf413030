package io.konkyo.content.bind;

import io.konkyo.content.markdown.Inline;
import io.konkyo.content.markdown.Markdown;
import io.konkyo.content.markdown.MarkdownFaults;
import io.konkyo.content.markdown.MarkdownReader;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Slice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads a text per locale: its Markdown, and what its placeholders say. */
final class TextBinder {
  private final List<String> locales;
  private final TokenParser tokens;
  private final Diagnostics diagnostics;

  TextBinder(List<String> locales, TokenParser tokens, Diagnostics diagnostics) {
    this.locales = List.copyOf(locales);
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  Text bind(YamlMapping node) {
    Map<String, Wording> wordings = new LinkedHashMap<>();
    for (YamlEntry entry : node.entries()) {
      Optional<String> locale = locale(entry.key(), node);
      if (locale.isPresent() && entry.value() instanceof YamlScalar scalar) {
        wordings.put(locale.get(), wording(locale.get(), scalar));
      }
    }
    return new Text(wordings, node.span());
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

  Optional<Text> bind(Optional<YamlMapping> node) {
    return node.map(this::bind);
  }

  private Wording wording(String locale, YamlScalar scalar) {
    Markdown markdown = MarkdownReader.read(scalar.text());
    Map<Integer, Token> read = new TreeMap<>();
    for (Inline.Placeholder placeholder : markdown.inlines(Inline.Placeholder.class)) {
      int length = placeholder.places().length();
      Slice inside =
          new Slice(scalar, placeholder.places().start(0), placeholder.places().end(length));
      tokens.parse(inside.trimmed()).ifPresent(token -> read.put(placeholder.from(), token));
    }
    MarkdownFaults.report(markdown, scalar, diagnostics);
    return new Wording(locale, scalar, markdown, new TreeMap<>(read));
  }
}
