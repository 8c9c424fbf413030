package io.konkyo.ledger;

import io.konkyo.content.quiz.Item;
import io.konkyo.content.quiz.Option;
import io.konkyo.content.quiz.Standing;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.BooleanValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which options of an item are right, by proof where there is one and by the author's word where
 * there is none.
 *
 * @param right by option id, in the item's order; an option whose proof cannot be evaluated is
 *     missing
 * @param proved whether every option that is right is so by proof
 */
public record ItemKey(Map<String, Boolean> right, boolean proved) {
  public ItemKey {
    right = Collections.unmodifiableMap(new LinkedHashMap<>(right));
  }

  /** Evaluates the options of an item; faults of their formulas are told. */
  public static ItemKey of(Item item, Ledger ledger, Diagnostics diagnostics) {
    Map<String, Boolean> right = new LinkedHashMap<>();
    boolean proved = true;
    for (Option option : item.options()) {
      Optional<Boolean> isRight = isRight(option, ledger, diagnostics);
      isRight.ifPresent(r -> right.put(option.id().value(), r));
      if (isRight.orElse(false) && !(option.standing() instanceof Standing.Proof)) {
        proved = false;
      }
    }
    return new ItemKey(right, proved);
  }

  /** Returns the ids of the right options. */
  public List<String> keys() {
    return right.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey).toList();
  }

  private static Optional<Boolean> isRight(Option option, Ledger ledger, Diagnostics diagnostics) {
    if (option.standing() instanceof Standing.Word word) {
      return Optional.of(word.mark() == Standing.KeyMark.KEY);
    }
    if (!(option.standing() instanceof Standing.Proof proof)) {
      return Optional.empty();
    }
    List<LedgerFormulas.Outcome> outcomes = ledger.formulas().evaluate(proof.holds(), diagnostics);
    if (outcomes.isEmpty()) {
      return Optional.empty();
    }
    if (!outcomes.stream().allMatch(outcome -> outcome.value() instanceof BooleanValue)) {
      tellNoCondition(option, proof, diagnostics);
      return Optional.empty();
    }
    return Optional.of(
        outcomes.stream().allMatch(outcome -> ((BooleanValue) outcome.value()).value()));
  }

  private static void tellNoCondition(
      Option option, Standing.Proof proof, Diagnostics diagnostics) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_TYPE,
                proof.span(),
                "`holds` of option `" + option.id().value() + "` is no comparison")
            .withHelp("compare it, as in `x > 0`"));
  }
}
