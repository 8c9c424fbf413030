package io.konkyo.check.quiz;

import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Solution;
import java.util.ArrayList;
import java.util.List;

/** The items of all quizzes, each with its evaluated key. */
final class Items {
  private Items() {}

  /** An item with its key. */
  record Keyed(Quiz quiz, Item item, ItemKey key) {}

  /** An item of a kind with what answers it. */
  record Solved<R extends Response, S extends Solution>(Item item, R response, S solution) {}

  static List<Keyed> of(CheckInput input) {
    List<Keyed> items = new ArrayList<>();
    for (Quiz quiz : input.content().quizzes().values()) {
      for (Item item : quiz.items()) {
        items.add(
            new Keyed(quiz, item, input.keys().get(quiz.id().value() + "/" + item.id().value())));
      }
    }
    return items;
  }

  /** Returns the items of a kind whose solution could be worked out. */
  static <R extends Response, S extends Solution> List<Solved<R, S>> solved(
      CheckInput input, Class<R> response, Class<S> solution) {
    List<Solved<R, S>> solved = new ArrayList<>();
    for (Keyed keyed : of(input)) {
      if (response.isInstance(keyed.item().response()) && keyed.key().solution().isPresent()) {
        solved.add(
            new Solved<>(
                keyed.item(),
                response.cast(keyed.item().response()),
                solution.cast(keyed.key().solution().get())));
      }
    }
    return solved;
  }
}
