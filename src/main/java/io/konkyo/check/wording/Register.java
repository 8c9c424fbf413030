package io.konkyo.check.wording;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A level of politeness, known by how its sentences end.
 *
 * @param endings the last characters of a sentence, before its full stop
 */
record Register(String name, List<String> endings) {
  private static final String CLOSING = "\"'”’」』";
  private static final String STOPS = ".。!！";

  Register {
    endings = List.copyOf(endings);
  }

  /**
   * Returns the level of a sentence; empty if it has no full stop, asks, ends with a quotation, or
   * ends in a noun or otherwise in no way a level has. The longest ending counts.
   */
  static Optional<Register> of(Sentence sentence, List<Register> registers) {
    String text = sentence.text().strip();
    if (text.isEmpty()
        || sentence.isQuestion()
        || STOPS.indexOf(text.charAt(text.length() - 1)) < 0) {
      return Optional.empty();
    }
    String end = withoutBrackets(text.substring(0, text.length() - 1).strip());
    if (end.isEmpty() || CLOSING.indexOf(end.charAt(end.length() - 1)) >= 0) {
      return Optional.empty();
    }
    return registers.stream()
        .filter(register -> register.length(end) > 0)
        .max(Comparator.comparingInt(register -> register.length(end)));
  }

  /** Returns how long the longest ending is that a sentence has, or zero. */
  private int length(String end) {
    return endings.stream().filter(end::endsWith).mapToInt(String::length).max().orElse(0);
  }

  /** A remark in brackets before the full stop is no part of the sentence's end. */
  private static String withoutBrackets(String text) {
    int last = text.length() - 1;
    int open =
        last < 0
            ? -1
            : switch (text.charAt(last)) {
              case ')' -> text.lastIndexOf('(');
              case '）' -> text.lastIndexOf('（');
              default -> -1;
            };
    return open > 0 ? text.substring(0, open).strip() : text;
  }
}
