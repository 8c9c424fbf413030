package io.konkyo.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/** The forms of numbers, days and lists in one locale, read from a data file. */
final class LocaleFormat {
  private static final String FALLBACK = "en";
  private static final Map<String, LocaleFormat> LOADED = new ConcurrentHashMap<>();

  private final Properties forms;

  private LocaleFormat(Properties forms) {
    this.forms = forms;
  }

  /** Returns the forms of a locale; those of English where nobody wrote them. */
  static LocaleFormat of(String locale) {
    return LOADED.computeIfAbsent(locale, tag -> load(tag).or(() -> load(FALLBACK)).orElseThrow());
  }

  String form(String key) {
    String form = forms.getProperty(key);
    if (form == null) {
      throw new IllegalStateException("no form `" + key + "`");
    }
    return form;
  }

  Optional<String> optional(String key) {
    return Optional.ofNullable(forms.getProperty(key));
  }

  private static Optional<LocaleFormat> load(String locale) {
    try (InputStream in = LocaleFormat.class.getResourceAsStream(locale + ".properties")) {
      if (in == null) {
        return Optional.empty();
      }
      Properties forms = new Properties();
      try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
        forms.load(reader);
      }
      return Optional.of(new LocaleFormat(forms));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
