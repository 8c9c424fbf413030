package io.konkyo.ledger;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Response;
import io.konkyo.content.quiz.Standing;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Formula;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is right in an item, by proof where there is one and by the author's word where there is
 * none.
 *
 * @param right options and prompts by id, in the item's order: whether the option is right, or the
 *     comparison behind the prompt's pair holds; what cannot be evaluated is missing
 * @param proved whether everything that is right is so by proof
 * @param solution what answers an item that is not answered by choosing; empty if it is faulty
 */
public record ItemKey(Map<String, Boolean> right, boolean proved, Optional<Solution> solution) {
  public ItemKey {
    right = Collections.unmodifiableMap(new LinkedHashMap<>(right));
  }

  /** Evaluates an item; faults of its formulas are told. */
  public static ItemKey of(Item item, Ledger ledger, Diagnostics diagnostics) {
    if (item.response() instanceof Response.Choice choice) {
      return choice(choice, ledger, diagnostics);
    }
    Optional<Solution> solution = new Solver(ledger, diagnostics).solve(item.response());
    return item.response() instanceof Response.Matching matching
        ? matching(matching, solution, ledger, diagnostics)
        : new ItemKey(Map.of(), true, solution);
  }

  private static ItemKey choice(Response.Choice choice, Ledger ledger, Diagnostics diagnostics) {
    Map<String, Boolean> right = new LinkedHashMap<>();
    boolean proved = true;
    for (Option option : choice.options()) {
      Optional<Boolean> isRight = isRight(option, ledger, diagnostics);
      isRight.ifPresent(r -> right.put(option.id().value(), r));
      if (isRight.orElse(false) && !(option.standing() instanceof Standing.Proof)) {
        proved = false;
      }
    }
    return new ItemKey(right, proved, Optional.empty());
  }

  private static ItemKey matching(
      Response.Matching matching,
      Optional<Solution> solution,
      Ledger ledger,
      Diagnostics diagnostics) {
    Map<String, Boolean> right = new LinkedHashMap<>();
    boolean proved = true;
    for (Response.Prompt prompt : matching.prompts()) {
      Optional<Formula> holds = prompt.holds();
      holds
          .flatMap(formula -> holds(formula, "prompt", prompt.id().value(), ledger, diagnostics))
          .ifPresent(r -> right.put(prompt.id().value(), r));
      proved &= holds.isPresent() || isProvedByValue(prompt, solution);
    }
    return new ItemKey(right, proved, solution);
  }

  /** Returns whether the numbers of a prompt and its target are what pairs them. */
  private static boolean isProvedByValue(Response.Prompt prompt, Optional<Solution> solution) {
    String id = prompt.id().value();
    if (!(solution.orElse(null) instanceof Solution.Matching pairs)) {
      return false;
    }
    String target = pairs.targets().get(id);
    return pairs
        .values()
        .prompt(id)
        .filter(v -> pairs.values().equalTo(v).contains(target))
        .isPresent();
  }

  /** Returns the ids of the right options. */
  public List<String> keys() {
    return right.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
  }

  private static Optional<Boolean> isRight(Option option, Ledger ledger, Diagnostics diagnostics) {
    if (option.standing() instanceof Standing.Word word) {
      return Optional.of(word.mark() == Standing.KeyMark.KEY);
    }
    return option.standing() instanceof Standing.Proof proof
        ? holds(proof.holds(), "option", option.id().value(), ledger, diagnostics)
        : Optional.empty();
  }

  private static Optional<Boolean> holds(
      Formula holds, String kind, String id, Ledger ledger, Diagnostics diagnostics) {
    return Solver.holds(holds, kind + " `" + id + "`", ledger, diagnostics);
  }
}
