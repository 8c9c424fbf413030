package io.konkyo.translation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How many translations of one file into one language are in each state.
 *
 * @param file the content file as users see it; the lock file where that is all there is
 * @param byState every state, none left out
 * @param orphaned reviews of texts that are no longer there
 */
public record TranslationCounts(
    String file, String locale, Map<TranslationState, Integer> byState, int orphaned) {
  public TranslationCounts {
    EnumMap<TranslationState, Integer> all = new EnumMap<>(TranslationState.class);
    for (TranslationState state : TranslationState.values()) {
      all.put(state, byState.getOrDefault(state, 0));
    }
    byState = Collections.unmodifiableMap(all);
  }

  public int of(TranslationState state) {
    return byState.get(state);
  }

  /** Returns how many texts there are. */
  public int texts() {
    return byState.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Counts by file and language, in the order of the site's texts. */
  public static List<TranslationCounts> of(
      Translations translations, Predicate<TranslatedText> wanted, boolean withOrphans) {
    Map<List<String>, Tally> tallies = new LinkedHashMap<>();
    Map<String, String> shown = new LinkedHashMap<>();
    for (JudgedTranslation judged : translations.judged()) {
      TranslatedText text = judged.text();
      shown.put(text.file(), text.shownFile());
      if (wanted.test(text)) {
        tallies
            .computeIfAbsent(List.of(text.shownFile(), text.locale()), key -> new Tally())
            .states
            .merge(judged.state(), 1, Integer::sum);
      }
    }
    for (Translations.Orphan orphan : translations.orphans()) {
      String file = shown.getOrDefault(orphan.lock(), orphan.review().span().file().path());
      List<String> key = List.of(file, orphan.review().locale());
      if (withOrphans || tallies.containsKey(key)) {
        tallies.computeIfAbsent(key, none -> new Tally()).orphaned++;
      }
    }
    List<TranslationCounts> counts = new ArrayList<>();
    tallies.forEach(
        (key, tally) ->
            counts.add(
                new TranslationCounts(key.get(0), key.get(1), tally.states, tally.orphaned)));
    return counts;
  }

  private static final class Tally {
    final Map<TranslationState, Integer> states = new EnumMap<>(TranslationState.class);
    int orphaned;
  }
}
