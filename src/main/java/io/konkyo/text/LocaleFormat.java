package io.konkyo.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The forms of numbers, days and lists in one locale, which are data. */
final class LocaleFormat {
  private static final Map<String, Map<String, String>> LOADED = new ConcurrentHashMap<>();

  private final Map<String, String> forms;

  private LocaleFormat(Map<String, String> forms) {
    this.forms = Map.copyOf(forms);
  }

  /**
   * Returns the forms of a locale: its own, those of its language, or of English where nobody wrote
   * them.
   *
   * @param changes forms that stand in for these, by their key
   */
  static LocaleFormat of(String locale, Map<String, String> changes) {
    Map<String, String> forms = new HashMap<>(LOADED.computeIfAbsent(locale, Catalogue::forms));
    forms.putAll(changes);
    return new LocaleFormat(forms);
  }

  String form(String key) {
    return optional(key).orElseThrow(() -> new IllegalStateException("no form `" + key + "`"));
  }

  Optional<String> optional(String key) {
    return Optional.ofNullable(forms.get(key));
  }
}
