package io.konkyo.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a text became another, word by word: {@code the [-ratio-]{+quotient+} of the times}.
 *
 * <p>Shape: a word is a run of one script, so that Japanese, which writes no spaces, is cut where
 * kanji, hiragana and katakana meet; a placeholder, a particle and a code span are one word each.
 */
public final class WordDiff {
  private static final Pattern WORD =
      Pattern.compile(
          "\\$\\{[^}]*\\}|\\{[^}]*\\}|`[^`]*`|\\s+|[\\p{IsHangul}]+|[\\p{IsHan}々〇]+|[\\p{IsHiragana}]+"
              + "|[\\p{IsKatakana}ー]+|[\\p{IsLatin}\\p{Nd}]+|.",
          Pattern.DOTALL);

  /** Pairs of words that are compared; beyond them the whole middle counts as changed. */
  private static final long MOST = 4_000_000;

  private final List<String> then;
  private final List<String> now;
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder removed = new StringBuilder();
  private final StringBuilder added = new StringBuilder();

  private WordDiff(List<String> then, List<String> now) {
    this.then = then;
    this.now = now;
  }

  /**
   * Returns the second text with what was removed in {@code [-…-]}, what was added in {@code
   * {+…+}}.
   */
  public static String of(String then, String now) {
    return new WordDiff(words(then), words(now)).print();
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      words.add(word.group());
    }
    return words;
  }

  private String print() {
    int head = 0;
    int most = Math.min(then.size(), now.size());
    while (head < most && then.get(head).equals(now.get(head))) {
      out.append(now.get(head++));
    }
    int tail = 0;
    while (tail < most - head && fromEnd(then, tail).equals(fromEnd(now, tail))) {
      tail++;
    }
    middle(then.subList(head, then.size() - tail), now.subList(head, now.size() - tail));
    flush();
    now.subList(now.size() - tail, now.size()).forEach(out::append);
    return out.toString();
  }

  private static String fromEnd(List<String> words, int index) {
    return words.get(words.size() - 1 - index);
  }

  private void middle(List<String> before, List<String> after) {
    if ((long) before.size() * after.size() > MOST) {
      before.forEach(removed::append);
      after.forEach(added::append);
      return;
    }
    int[][] common = common(before, after);
    int i = 0;
    int j = 0;
    while (i < before.size() && j < after.size()) {
      if (before.get(i).equals(after.get(j))) {
        flush();
        out.append(after.get(j));
        i++;
        j++;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        removed.append(before.get(i++));
      } else {
        added.append(after.get(j++));
      }
    }
    before.subList(i, before.size()).forEach(removed::append);
    after.subList(j, after.size()).forEach(added::append);
  }

  /** Lengths of the longest common subsequences of all pairs of endings. */
  private static int[][] common(List<String> before, List<String> after) {
    int[][] common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private void flush() {
    if (!removed.isEmpty()) {
      out.append("[-").append(removed).append("-]");
      removed.setLength(0);
    }
    if (!added.isEmpty()) {
      out.append("{+").append(added).append("+}");
      added.setLength(0);
    }
  }
}
