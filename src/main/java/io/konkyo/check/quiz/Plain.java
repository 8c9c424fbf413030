package io.konkyo.check.quiz;

import io.konkyo.text.PrintedInline;
import io.konkyo.text.PrintedInlines;
import io.konkyo.text.PrintedText;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Texts as rules compare them. */
final class Plain {
  private Plain() {}

  /** Returns a text in which full-width forms, capitals, spaces and full stops do not count. */
  static String of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[\\p{Z}\\s\\p{Cf}]+", "")
        .replaceAll("[.。!?]+$", "");
  }

  /** Returns the words of a text; what is printed from the ledger stands as one mark each. */
  static String words(PrintedText text) {
    StringBuilder words = new StringBuilder();
    PrintedInlines.all(text)
        .forEach(
            part ->
                words.append(
                    part instanceof PrintedInline.Words said
                        ? said.text()
                        : part instanceof PrintedInline.Figure
                            ? "\uFFFC"
                            : part instanceof PrintedInline.Term term
                                ? term.text()
                                : part instanceof PrintedInline.Code code ? code.text() : " "));
    return words.toString();
  }

  /** Returns how many code points of a text are read: letters, digits and what stands for them. */
  static int length(String text) {
    return (int)
        Normalizer.normalize(text, Normalizer.Form.NFKC)
            .codePoints()
            .filter(Character::isLetterOrDigit)
            .count();
  }

  /** Returns the pairs of neighbouring characters of a text, which need no analysis of words. */
  static Set<String> pairs(String text) {
    int[] points = of(text).codePoints().filter(Character::isLetterOrDigit).toArray();
    Set<String> pairs = new HashSet<>();
    for (int i = 1; i < points.length; i++) {
      pairs.add(new String(points, i - 1, 2));
    }
    return pairs;
  }
}
