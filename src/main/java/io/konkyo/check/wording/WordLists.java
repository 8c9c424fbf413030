package io.konkyo.check.wording;

import io.konkyo.check.rule.WordTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * The words of a language that rules look for, which are data: one file per language, each line a
 * kind and a regular expression.
 */
final class WordLists {
  private final WordTable words;

  private WordLists(WordTable words) {
    this.words = words;
  }

  /** A stretch of a sentence. */
  record Stretch(int from, int to) {}

  /** Returns the lists of a locale's language; empty for a language that has none. */
  static Optional<WordLists> of(String locale) {
    return WordTable.of(WordLists.class, locale).map(WordLists::new);
  }

  /**
   * Returns the words of a kind that a sentence asserts: those that are not denied, and that are no
   * part of a name.
   */
  List<Stretch> asserted(WordKind kind, Sentence sentence) {
    if (sentence.isQuestion()) {
      return List.of();
    }
    String text = withoutNames(sentence.text());
    List<Stretch> asserted = new ArrayList<>();
    for (Stretch word : all(kind, text)) {
      boolean denied =
          has(WordKind.NEGATION, text.substring(word.to()))
              || has(WordKind.NEGATION_BEFORE, text.substring(0, word.from()));
      if (!denied) {
        asserted.add(word);
      }
    }
    return asserted;
  }

  /** Returns whether words of a kind stand in a text, asserted or not. */
  boolean has(WordKind kind, String text) {
    return words.pattern(kind.id()).matcher(text).find();
  }

  /** Returns whether a sentence says something only with reserve. */
  boolean isHedged(Sentence sentence) {
    return has(WordKind.HEDGE, sentence.text());
  }

  private List<Stretch> all(WordKind kind, String text) {
    List<Stretch> found = new ArrayList<>();
    Matcher matcher = words.pattern(kind.id()).matcher(text);
    while (matcher.find()) {
      found.add(new Stretch(matcher.start(), matcher.end()));
    }
    return found;
  }

  /** Returns the text with names blotted out, at its length. */
  private String withoutNames(String text) {
    StringBuilder rest = new StringBuilder(text);
    for (Stretch name : all(WordKind.NAME, text)) {
      for (int i = name.from(); i < name.to(); i++) {
        rest.setCharAt(i, Sentence.OBJECT);
      }
    }
    return rest.toString();
  }
}
