package io.konkyo.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
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
  private static final String FOLDER = "/io/konkyo/site/locales/";

  /** Languages with words of their own. */
  public static final List<String> BUILT_IN = List.of("en", "ja", "ko");

  private UiWords() {}

  /**
   * Returns the words of a language, with what a site changes in them.
   *
   * @param lang BCP 47 tag; a language without words of its own gets the English ones
   * @param changes words that stand in for the built-in ones; keys nobody asks for do no harm
   */
  public static SortedMap<String, String> of(String lang, Map<String, String> changes) {
    SortedMap<String, String> words = new TreeMap<>(builtIn(lang).orElseGet(() -> read("en")));
    words.putAll(changes);
    return Collections.unmodifiableSortedMap(words);
  }

  /** Returns the built-in words of a language, if it has any. */
  public static Optional<SortedMap<String, String>> builtIn(String lang) {
    return BUILT_IN.contains(lang) ? Optional.of(read(lang)) : Optional.empty();
  }

  private static SortedMap<String, String> read(String lang) {
    Properties properties = new Properties();
    try (InputStream in = UiWords.class.getResourceAsStream(FOLDER + lang + ".properties");
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException("built-in words of " + lang, e);
    }
    SortedMap<String, String> words = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> words.put(key, properties.getProperty(key)));
    return words;
  }
}
