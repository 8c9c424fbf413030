package io.konkyo.check.wording;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
  private final Map<WordKind, Pattern> patterns;

  private WordLists(Map<WordKind, Pattern> patterns) {
    this.patterns = patterns;
  }

  /** A stretch of a sentence. */
  record Stretch(int from, int to) {}

  /** Returns the lists of a locale's language; empty for a language that has none. */
  static Optional<WordLists> of(String locale) {
    String language = locale.split("-", 2)[0];
    if (!language.matches("[a-z]+")) {
      return Optional.empty();
    }
    try (InputStream in = WordLists.class.getResourceAsStream(language + ".tsv")) {
      return in == null
          ? Optional.empty()
          : Optional.of(read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static WordLists read(String table) {
    Map<WordKind, List<String>> words = new EnumMap<>(WordKind.class);
    for (String line : table.lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        for (WordKind kind : WordKind.values()) {
          if (kind.id().equals(cells[0])) {
            words.computeIfAbsent(kind, key -> new ArrayList<>()).add(cells[1]);
          }
        }
      }
    }
    Map<WordKind, Pattern> patterns = new EnumMap<>(WordKind.class);
    words.forEach(
        (kind, each) -> patterns.put(kind, Pattern.compile("(?:" + String.join("|", each) + ")")));
    return new WordLists(patterns);
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
    String text = withoutNames(sentence.text());
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

  /** Returns whether words of a kind stand in a text, asserted or not. */
  boolean has(WordKind kind, String text) {
    Pattern pattern = patterns.get(kind);
    return pattern != null && pattern.matcher(text).find();
  }

  /** Returns whether a sentence says something only with reserve. */
  boolean isHedged(Sentence sentence) {
    return has(WordKind.HEDGE, sentence.text());
  }

  private List<Stretch> all(WordKind kind, String text) {
    List<Stretch> found = new ArrayList<>();
    Pattern pattern = patterns.get(kind);
    Matcher matcher = pattern == null ? null : pattern.matcher(text);
    while (matcher != null && matcher.find()) {
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
