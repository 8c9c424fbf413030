package io.konkyo.check.statistics;

import io.konkyo.check.rule.Assertion;
import io.konkyo.check.rule.Assertions;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.ledger.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The formulas that we answer for, written out once for all rules. */
final class Formulas {
  private final List<Joining> derived = new ArrayList<>();
  private final List<Joining> ours;

  private Formulas(CheckInput input) {
    for (Entry entry : input.ledger().entries().values()) {
      if (entry.fact() instanceof Derived) {
        derived.add(Joining.of(entry, input));
      }
    }
    ours = new ArrayList<>(derived);
    for (Assertion assertion : Assertions.of(input)) {
      for (Wording wording : assertion.text().byLocale().values()) {
        for (Token token : wording.placeholders().values()) {
          if (token instanceof Token.Checked checked) {
            ours.add(Joining.of(checked.formula(), Optional.empty(), input));
          }
        }
      }
    }
  }

  private static Formulas in(CheckInput input) {
    return input.shared().get(Formulas.class, () -> new Formulas(input));
  }

  /** Returns the formulas of all derived facts, by id. */
  static List<Joining> derived(CheckInput input) {
    return Collections.unmodifiableList(in(input).derived);
  }

  /**
   * Returns the formulas of derived facts and of texts that assert something; not those of
   * agreements, which hold unlike things against each other on purpose, and not those of
   * distractors.
   */
  static List<Joining> ours(CheckInput input) {
    return Collections.unmodifiableList(in(input).ours);
  }
}
