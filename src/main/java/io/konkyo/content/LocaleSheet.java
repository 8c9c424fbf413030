package io.konkyo.content;

import io.konkyo.source.Located;
import io.konkyo.source.Span;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a site says of one of its languages, beside or instead of what is built in.
 *
 * @param tag the language
 * @param phrases words of pages by their key: headings, buttons, names of verdicts
 * @param forms how numbers, days and lists look, by their key
 * @param words words that rules look for, by their kind
 * @param replaced kinds whose built-in words do not count
 * @param scripts names of the scripts the language is written in, its own first
 * @param registers ends of sentences, by the name of their speech level
 * @param span the whole file
 */
public record LocaleSheet(
    String tag,
    Map<String, Phrase> phrases,
    Map<String, Phrase> forms,
    Map<String, List<String>> words,
    List<String> replaced,
    List<Located<String>> scripts,
    Map<String, List<String>> registers,
    Span span) {
  public LocaleSheet {
    phrases = inOrder(phrases);
    forms = inOrder(forms);
    words = inOrder(words);
    replaced = List.copyOf(replaced);
    scripts = List.copyOf(scripts);
    registers = inOrder(registers);
  }

  /**
   * A phrase that a site gives.
   *
   * @param key where its name stands
   */
  public record Phrase(Located<String> key, Located<String> text) {}

  /** Returns the texts of phrases by their key. */
  public static Map<String, String> texts(Map<String, Phrase> phrases) {
    Map<String, String> texts = new LinkedHashMap<>();
    phrases.forEach((key, phrase) -> texts.put(key, phrase.text().value()));
    return texts;
  }

  private static <T> Map<String, T> inOrder(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
