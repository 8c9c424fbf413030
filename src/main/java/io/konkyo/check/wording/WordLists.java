package io.konkyo.check.wording;

import io.konkyo.content.LocaleSheet;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a language that rules look for, which are data: one file per language, each line a
 * kind and a regular expression.
 */
final class WordLists {
  private final Map<WordKind, Pattern> patterns = new EnumMap<>(WordKind.class);
  private final List<UnicodeScript> scripts;
  private final List<Register> registers;

  private WordLists(WordTable table) {
    table
        .words()
        .forEach(
            (kind, each) ->
                patterns.put(kind, Pattern.compile("(?:" + String.join("|", each) + ")")));
    this.scripts = table.scripts();
    this.registers = table.registers();
  }

  /** Returns the scripts the language is written in, its own first; none if that is not known. */
  List<UnicodeScript> scripts() {
    return scripts;
  }

  /** Returns the speech levels of the language, none for one that has only one. */
  List<Register> registers() {
    return registers;
  }

  /** A stretch of a sentence. */
  record Stretch(int from, int to) {}

  /** Returns the built-in lists of a locale's language; empty for a language that has none. */
  static Optional<WordLists> of(String locale) {
    return of(locale, Optional.empty());
  }

  /**
   * Returns the lists of a locale: what is built in for its language, with what the site adds and
   * replaces; empty for a language of which neither says anything.
   */
  static Optional<WordLists> of(String locale, Optional<LocaleSheet> sheet) {
    Optional<WordTable> table = WordTable.builtIn(locale);
    return sheet
        .map(changes -> table.orElse(WordTable.EMPTY).changed(changes))
        .or(() -> table)
        .map(WordLists::new);
  }

  /**
   * Returns the words of a kind that a sentence asserts: those that are not denied, and that are no
   * part of a name.
   */
  List<Stretch> asserted(WordKind kind, Sentence sentence) {
    return sentence.isQuestion() ? List.of() : undenied(kind, sentence);
  }

  /** Returns the words of a kind that a sentence, or a question, does not deny. */
  List<Stretch> undenied(WordKind kind, Sentence sentence) {
    String text = without(WordKind.NAME, sentence.text());
    List<Stretch> undenied = new ArrayList<>();
    for (Stretch word : all(kind, text)) {
      boolean denied =
          has(WordKind.NEGATION, text.substring(word.to()))
              || has(WordKind.NEGATION_BEFORE, text.substring(0, word.from()));
      if (!denied) {
        undenied.add(word);
      }
    }
    return undenied;
  }

  /** Returns the words that make a sentence a negative one. */
  List<Stretch> denials(Sentence sentence) {
    return all(WordKind.DENIAL, without(WordKind.NO_DENIAL, sentence.text()));
  }

  /** Returns whether words of a kind stand in a text, asserted or not. */
  boolean has(WordKind kind, String text) {
    Pattern pattern = patterns.get(kind);
    return pattern != null && pattern.matcher(text).find();
  }

  /** Returns whether a sentence says something only with reserve. */
  boolean isHedged(Sentence sentence) {
    return has(WordKind.HEDGE, sentence.text());
  }

  /** Returns the words of a kind in a text, asserted or not. */
  List<Stretch> all(WordKind kind, String text) {
    List<Stretch> found = new ArrayList<>();
    Pattern pattern = patterns.get(kind);
    Matcher matcher = pattern == null ? null : pattern.matcher(text);
    while (matcher != null && matcher.find()) {
      found.add(new Stretch(matcher.start(), matcher.end()));
    }
    return found;
  }

  /** Returns the text with words of a kind blotted out, at its length. */
  private String without(WordKind kind, String text) {
    StringBuilder rest = new StringBuilder(text);
    for (Stretch word : all(kind, text)) {
      for (int i = word.from(); i < word.to(); i++) {
        rest.setCharAt(i, Sentence.OBJECT);
      }
    }
    return rest.toString();
  }
}
