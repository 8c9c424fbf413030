package io.konkyo.check.wording;

import io.konkyo.source.PlacedText;
import io.konkyo.source.Span;
import java.util.List;

/**
 * A sentence of a text.
 *
 * @param text its words; code and what is printed stand as one {@link #OBJECT} each
 * @param paragraph which paragraph of the text it stands in, counted from zero
 * @param facts names of the facts it prints or is checked against
 * @param nearby names of the facts it is about: its own, or where it prints none those of the
 *     sentence before it in the same paragraph
 */
record Sentence(
    String text, int paragraph, List<String> facts, List<String> nearby, Places places) {
  /** Stands for what is no words: U+FFFC, object replacement character. */
  static final char OBJECT = '\uFFFC';

  Sentence {
    facts = List.copyOf(facts);
    nearby = List.copyOf(nearby);
  }

  /** Where each character of the sentence stands in the text that was typed. */
  record Places(PlacedText source, int[] starts, int[] ends) {
    Span span(int from, int to) {
      return source.span(starts[from], ends[to - 1]);
    }
  }

  Span span(int from, int to) {
    return places.span(from, to);
  }

  /** Returns the place of all its words, without the spaces around them. */
  Span span() {
    String stripped = text.strip();
    int from = text.indexOf(stripped);
    return span(from, from + stripped.length());
  }

  /** Returns whether the sentence asks rather than says. */
  boolean isQuestion() {
    String end = text.strip();
    return end.endsWith("?") || end.endsWith("？") || end.endsWith("か。");
  }
}
