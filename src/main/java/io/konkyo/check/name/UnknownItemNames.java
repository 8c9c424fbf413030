package io.konkyo.check.name;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Misread;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.quiz.Response;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.source.Located;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A misreading, or the target of a pair, that an item names and that there is none of. */
public final class UnknownItemNames implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Quiz quiz : input.content().quizzes().values()) {
      quiz.items().forEach(item -> check(item, diagnostics));
    }
  }

  private static void check(Item item, Diagnostics diagnostics) {
    item.options().forEach(option -> misread(option.misread(), diagnostics));
    if (item.response() instanceof Response.Numeric numeric) {
      numeric.mistakes().forEach(wrong -> misread(wrong.misread(), diagnostics));
    }
    if (item.response() instanceof Response.Matching matching) {
      List<String> targets = matching.targets().stream().map(t -> t.id().value()).toList();
      matching.prompts().forEach(prompt -> one("target", prompt.matches(), targets, diagnostics));
    }
  }

  private static void misread(Optional<Located<String>> name, Diagnostics diagnostics) {
    one("misread", name, Misread.ids(), diagnostics);
  }

  private static void one(
      String kind,
      Optional<Located<String>> name,
      Collection<String> known,
      Diagnostics diagnostics) {
    name.filter(present -> !known.contains(present.value()))
        .map(present -> UnknownReference.describe(kind, present, known))
        .ifPresent(diagnostics::add);
  }
}
