package io.konkyo.content.yaml;

import java.util.Arrays;
import org.yaml.snakeyaml.error.Mark;

/** Turns SnakeYAML's positions, counted in code points, into UTF-16 offsets. */
final class Offsets {
  private final int length;
  private final int[] pairs;

  Offsets(String text) {
    this.length = text.length();
    int[] found = new int[8];
    int count = 0;
    for (int i = 0; i < length; i++) {
      if (!Character.isHighSurrogate(text.charAt(i))) {
        continue;
      }
      if (count == found.length) {
        found = Arrays.copyOf(found, count * 2);
      }
      // The code point index of the count-th pair: each pair before it is one shorter.
      found[count] = i - count;
      count++;
    }
    this.pairs = Arrays.copyOf(found, count);
  }

  int of(Mark mark) {
    int found = Arrays.binarySearch(pairs, mark.getIndex());
    int before = found >= 0 ? found : -found - 1;
    return Math.min(mark.getIndex() + before, length);
  }
}
