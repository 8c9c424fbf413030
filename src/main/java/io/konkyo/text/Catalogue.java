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
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is built in for a language: the words of pages, and the forms of numbers and days. English
 * stands in for a language that has none of its own.
 */
public final class Catalogue {
  private static final String FALLBACK = "en";
  private static final String PHRASES = "/io/konkyo/site/locales/";

  private Catalogue() {}

  /** Returns the words of pages that a language tag begins with, by their key. */
  public static SortedMap<String, String> phrases(String tag) {
    return ownPhrases(tag).or(() -> ownPhrases(FALLBACK)).orElseThrow();
  }

  /** Returns the words of pages that are built in for a language, if any are. */
  public static Optional<SortedMap<String, String>> ownPhrases(String tag) {
    return read(PHRASES, tag).or(() -> read(PHRASES, language(tag)));
  }

  /** Returns the forms of numbers and days that a language tag begins with, by their key. */
  public static Map<String, String> forms(String tag) {
    return read("", tag)
        .or(() -> read("", language(tag)))
        .or(() -> read("", FALLBACK))
        .orElseThrow();
  }

  /** Returns the language of a tag: {@code pt} of {@code pt-BR}. */
  public static String language(String tag) {
    return tag.split("-", 2)[0];
  }

  private static Optional<SortedMap<String, String>> read(String folder, String tag) {
    if (!tag.matches("[A-Za-z0-9-]+")) {
      return Optional.empty();
    }
    try (InputStream in = Catalogue.class.getResourceAsStream(folder + tag + ".properties")) {
      if (in == null) {
        return Optional.empty();
      }
      Properties properties = new Properties();
      try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
        properties.load(reader);
      }
      SortedMap<String, String> entries = new TreeMap<>();
      properties
          .stringPropertyNames()
          .forEach(key -> entries.put(key, properties.getProperty(key)));
      return Optional.of(entries);
    } catch (IOException e) {
      throw new UncheckedIOException("what is built in for " + tag, e);
    }
  }
}
