package io.konkyo.check.quiz;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Quiz;
import java.util.List;

/** The items of a quiz that are judged together: those with one key among several options. */
final class Bank {
  private Bank() {}

  static List<Worded> of(Quiz quiz, String locale, CheckInput input) {
    return Worded.choices(input).stream()
        .filter(item -> item.keyed().quiz() == quiz && item.locale().equals(locale))
        .filter(item -> item.key().isPresent() && item.options().size() > 1)
        .toList();
  }
}
