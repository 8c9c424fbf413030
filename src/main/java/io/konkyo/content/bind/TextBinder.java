package io.konkyo.content.bind;

import io.konkyo.content.markdown.Inline;
import io.konkyo.content.markdown.Markdown;
import io.konkyo.content.markdown.MarkdownFaults;
import io.konkyo.content.markdown.MarkdownReader;
import io.konkyo.content.text.Text;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.content.yaml.YamlMapping;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Slice;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads a text per locale: its Markdown, and what its placeholders say. */
final class TextBinder {
  private final LocaleKeys locales;
  private final TokenParser tokens;
  private final Diagnostics diagnostics;

  TextBinder(LocaleKeys locales, TokenParser tokens, Diagnostics diagnostics) {
    this.locales = locales;
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  Text bind(YamlMapping node) {
    Map<String, Wording> wordings = new LinkedHashMap<>();
    locales
        .byLocale(node)
        .forEach(
            (locale, text) -> {
              // Nothing is no wording: the language is missing, and told so.
              if (!text.text().isBlank()) {
                wordings.put(locale, wording(locale, text));
              }
            });
    return new Text(wordings, node.span());
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
