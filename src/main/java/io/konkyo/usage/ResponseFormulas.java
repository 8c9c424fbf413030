package io.konkyo.usage;

import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.formula.Formula;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The formulas of a response by the field they stand in; those of wrong answers too. */
final class ResponseFormulas {
  private final Map<String, Formula> formulas = new LinkedHashMap<>();

  private ResponseFormulas() {}

  static Map<String, Formula> of(Response response) {
    ResponseFormulas found = new ResponseFormulas();
    if (response instanceof Response.Choice choice) {
      choice.options().forEach(found::option);
    } else if (response instanceof Response.Numeric numeric) {
      found.add("answer", numeric.answer());
      numeric.mistakes().forEach(wrong -> found.add(wrong.id().value() + "/value", wrong.value()));
    } else if (response instanceof Response.Ordering ordering) {
      ordering.elements().forEach(one -> found.add(one.id().value() + "/by", one.by()));
    } else if (response instanceof Response.Matching matching) {
      found.matching(matching);
    }
    return found.formulas;
  }

  private void option(Option option) {
    if (option.standing() instanceof Standing.Proof proof) {
      add(option.id().value() + "/holds", Optional.of(proof.holds()));
    }
  }

  private void matching(Response.Matching matching) {
    for (Response.Prompt prompt : matching.prompts()) {
      add(prompt.id().value() + "/value", prompt.value());
      add(prompt.id().value() + "/holds", prompt.holds());
    }
    for (Response.Target target : matching.targets()) {
      add("targets/" + target.id().value() + "/value", target.value());
    }
  }

  private void add(String field, Optional<Formula> formula) {
    formula.ifPresent(present -> formulas.put(field, present));
  }
}
