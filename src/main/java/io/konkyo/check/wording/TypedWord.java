package io.konkyo.check.wording;

import java.util.regex.Pattern;

/**
 * A word as authors type it into a list. Letters mean themselves, so that no list can be so slow
 * that a check never ends; a star at its end is the rest of a word, a pair of braces a figure.
 */
final class TypedWord {
  private static final String REST = "[\\p{L}\\p{M}]{0,40}";
  private static final Pattern CASED = Pattern.compile("\\p{Lu}|\\p{Ll}");

  private TypedWord() {}

  /** Returns the regular expression that finds a word. */
  static String expression(String word) {
    StringBuilder expression = new StringBuilder("(?iu:");
    // Between letters without case, as Hangul and kanji, a word is not set off by anything.
    expression.append(isCased(word, 0) ? "(?<!\\p{L})" : "");
    for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
      if (word.startsWith("{}", i)) {
        expression.append(Sentence.OBJECT);
        i++;
      } else if (word.charAt(i) == '*' && i == word.length() - 1) {
        expression.append(REST);
      } else {
        expression.append(Pattern.quote(Character.toString(word.codePointAt(i))));
      }
    }
    return expression
        .append(isCased(word, word.length() - 1) ? "(?!\\p{L})" : "")
        .append(')')
        .toString();
  }

  private static boolean isCased(String word, int at) {
    return !word.isEmpty() && CASED.matcher(word.substring(at, at + 1)).matches();
  }
}
