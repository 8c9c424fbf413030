package io.konkyo.check.wording;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.LocaleSheet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The word lists of all languages of a site, each read once. */
final class LocaleWords {
  private final Map<String, Optional<WordLists>> lists = new HashMap<>();

  private final Map<String, LocaleSheet> sheets;

  private LocaleWords(Map<String, LocaleSheet> sheets) {
    this.sheets = sheets;
  }

  static LocaleWords of(CheckInput input) {
    return input.shared().get(LocaleWords.class, () -> new LocaleWords(input.content().locales()));
  }

  /** Returns the lists of a locale; empty for a language that has none. */
  Optional<WordLists> of(String locale) {
    return lists.computeIfAbsent(
        locale, tag -> WordLists.of(tag, Optional.ofNullable(sheets.get(tag))));
  }
}
