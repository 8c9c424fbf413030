package io.konkyo.text.korean;

import java.util.List;
import java.util.regex.Pattern;

/** Spells capitals by the names of their letters: SQL is 에스큐엘. */
final class AcronymReader {
  private static final Pattern CAPITALS = Pattern.compile("[A-Z]++");

  /** Longer runs of capitals are words: {@code WARNING}. */
  private static final int LONGEST = 5;

  private AcronymReader() {}

  /**
   * Returns the readings of {@code word}, none unless it is an acronym. They differ in the last
   * letter only, which is what matters: of R inside a word the first name is taken.
   */
  static List<String> readings(String word, ReadingLexicon lexicon) {
    if (word.length() > LONGEST || !CAPITALS.matcher(word).matches()) {
      return List.of();
    }
    StringBuilder before = new StringBuilder();
    int last = word.length() - 1;
    for (int i = 0; i < last; i++) {
      before.append(lexicon.letter(word.charAt(i)).get(0));
    }
    return lexicon.letter(word.charAt(last)).stream().map(letter -> before + letter).toList();
  }
}
