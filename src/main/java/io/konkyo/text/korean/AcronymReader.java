package io.konkyo.text.korean;

import java.util.List;
import java.util.regex.Pattern;

/** Spells capitals by the names of their letters: SQL is 에스큐엘. */
final class AcronymReader {
  private static final Pattern CAPITALS = Pattern.compile("[A-Z]++");

  /**
   * How words end whose sound is not that of the last letter: WEB, MAC, ACK, PING, TABLE. Such
   * capitals may be a word or may be spelled, so both kinds need a declared reading.
   */
  private static final Pattern WORD =
      Pattern.compile("[A-Z]+[AEIOUY](?:[BCKPT]|CK|NG|[LMN]E)|[A-Z]+LE");

  /** Longer runs of capitals are words: {@code WARNING}. */
  private static final int LONGEST = 5;

  private AcronymReader() {}

  /**
   * Returns the readings of {@code word}, none unless it is an acronym. They differ in the last
   * letter only, which is what matters: of R inside a word the first name is taken.
   */
  static List<String> readings(String word, ReadingLexicon lexicon) {
    boolean spelled = CAPITALS.matcher(word).matches() && !WORD.matcher(word).matches();
    if (!spelled || word.length() > LONGEST) {
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
