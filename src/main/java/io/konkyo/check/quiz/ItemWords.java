package io.konkyo.check.quiz;

import io.konkyo.check.rule.LanguageTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The words of a language that item writers are warned of, by kind. */
final class ItemWords {
  private static final Pattern NOTHING = Pattern.compile("(?!)");

  private final Map<String, Pattern> patterns = new LinkedHashMap<>();

  private ItemWords(List<List<String>> rows) {
    Map<String, List<String>> words = new LinkedHashMap<>();
    for (List<String> row : rows) {
      words.computeIfAbsent(row.get(0), key -> new ArrayList<>()).add(row.get(1));
    }
    words.forEach(
        (kind, each) -> patterns.put(kind, Pattern.compile("(?:" + String.join("|", each) + ")")));
  }

  /** Returns the words of a locale's language; empty for a language that has none. */
  static Optional<ItemWords> of(String locale) {
    return LanguageTable.rows(ItemWords.class, locale).map(ItemWords::new);
  }

  /** Returns the pattern of a kind; one that matches nothing where the language has no words. */
  Pattern pattern(String kind) {
    return patterns.getOrDefault(kind, NOTHING);
  }
}
