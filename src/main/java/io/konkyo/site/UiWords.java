package io.konkyo.site;

import io.konkyo.text.Catalogue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The words that pages themselves bring along, per language: headings, buttons, the names of
 * verdicts and statistics.
 *
 * <p>A name in braces, as in {@code {n}}, is filled in where the phrase is printed. Keys beginning
 * with {@code bound. cause. flag. function. kind. logic. role. statistic. strength. verdict. word.}
 * are for whoever fills the view records; all others are asked for by templates.
 */
public final class UiWords {
  /** Languages with words of their own. */
  public static final List<String> BUILT_IN = List.of("en", "ja", "ko");

  private UiWords() {}

  /**
   * Returns the words of a language, with what a site changes in them.
   *
   * @param lang BCP 47 tag, of which the language counts; one without words of its own gets the
   *     English ones
   * @param changes words that stand in for the built-in ones; keys nobody asks for do no harm
   */
  public static SortedMap<String, String> of(String lang, Map<String, String> changes) {
    SortedMap<String, String> words = new TreeMap<>(Catalogue.phrases(lang));
    words.putAll(changes);
    return Collections.unmodifiableSortedMap(words);
  }

  /** Returns the built-in words of a language, if it has any. */
  public static Optional<SortedMap<String, String>> builtIn(String lang) {
    return Catalogue.ownPhrases(lang);
  }
}
