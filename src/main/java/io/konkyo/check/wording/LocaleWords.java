package io.konkyo.check.wording;

import io.konkyo.check.rule.CheckInput;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The word lists of all languages of a site, each read once. */
final class LocaleWords {
  private final Map<String, Optional<WordLists>> lists = new HashMap<>();

  private LocaleWords() {}

  static LocaleWords of(CheckInput input) {
    return input.shared().get(LocaleWords.class, LocaleWords::new);
  }

  /** Returns the lists of a locale; empty for a language that has none. */
  Optional<WordLists> of(String locale) {
    return lists.computeIfAbsent(locale, WordLists::of);
  }
}
