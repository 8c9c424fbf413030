package io.konkyo.check.quiz.misread;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Misread;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.ItemKey;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A wrong option or mistake that names a misreading which none of its numbers shows. */
public final class UnprovedMisreads implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Numbers numbers = new Numbers(input);
    for (Quiz quiz : input.content().quizzes().values()) {
      for (Item item : quiz.items()) {
        ItemKey key = input.keys().get(quiz.id().value() + "/" + item.id().value());
        item.options().stream()
            .filter(option -> Boolean.FALSE.equals(key.right().get(option.id().value())))
            .forEach(option -> option(item, key, option, numbers, diagnostics));
        if (item.response() instanceof Response.Numeric numeric && key.solution().isPresent()) {
          numeric.mistakes().forEach(wrong -> mistake(numeric, wrong, numbers, diagnostics));
        }
      }
    }
  }

  private static void option(
      Item item, ItemKey key, Option option, Numbers numbers, Diagnostics diagnostics) {
    if (option.misread().isEmpty()) {
      return;
    }
    List<Shown> compared = numbers.compared(option);
    List<Shown> wrong = new ArrayList<>(numbers.printed(option.text()));
    List<Shown> right = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (Option other : item.options()) {
      if (key.keys().contains(other.id().value())) {
        List<Shown> printed = numbers.printed(other.text());
        printed.forEach(number -> keys.add(number.name()));
        right.addAll(printed);
        right.addAll(numbers.compared(other));
      }
    }
    wrong.forEach(number -> keys.remove(number.name()));
    if (isOrder(option.misread())) {
      tell(option.misread(), new Misreadings(wrong, right, keys), diagnostics);
      return;
    }
    wrong.addAll(compared);
    right.addAll(compared);
    tell(option.misread(), new Misreadings(wrong, right, keys), diagnostics);
  }

  /** What an order is a matter of is what a text prints, and nothing beside it. */
  private static boolean isOrder(Optional<Located<String>> misread) {
    return misread.filter(named -> named.value().equals(Misread.ORDER_SWAPPED.id())).isPresent();
  }

  private static void mistake(
      Response.Numeric numeric,
      Response.Mistake mistake,
      Numbers numbers,
      Diagnostics diagnostics) {
    List<Shown> wrong = mistake.value().flatMap(numbers::formula).stream().toList();
    List<Shown> right =
        new ArrayList<>(numeric.answer().flatMap(numbers::formula).stream().toList());
    right.addAll(numbers.inputs(right));
    if (!wrong.isEmpty()) {
      tell(mistake.misread(), new Misreadings(wrong, right, Set.of()), diagnostics);
    }
  }

  private static void tell(
      Optional<Located<String>> named, Misreadings misreadings, Diagnostics diagnostics) {
    // A word nobody knows is told as an unknown name.
    Optional<Misread> misread = named.flatMap(word -> Misread.byId(word.value()));
    if (misread.isPresent() && !misreadings.show(misread.get())) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.UNPROVED_MISREAD,
                  named.orElseThrow().span(),
                  "no number here is what `" + misread.get().id() + "` gives")
              .withHelp(
                  "print or compare the number one gets to in this way, or name another misread"));
    }
  }
}
