package io.konkyo.text.korean;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Which bracket of a text closes which. */
final class Brackets {
  private static final int NONE = -1;

  private final int[] partners;

  private Brackets(int[] partners) {
    this.partners = partners;
  }

  static Brackets of(String text) {
    int[] partners = new int[text.length()];
    Arrays.fill(partners, NONE);
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Characters.isOpeningBracket(c)) {
        open.push(i);
      } else if (!open.isEmpty() && Characters.isBracketPair(text.charAt(open.peek()), c)) {
        partners[i] = open.peek();
        partners[open.pop()] = i;
      }
    }
    return new Brackets(partners);
  }

  boolean hasPartner(int at) {
    return partners[at] != NONE;
  }

  /** Returns where the bracket at {@code at}, which has one, has its partner. */
  int partner(int at) {
    return partners[at];
  }
}
