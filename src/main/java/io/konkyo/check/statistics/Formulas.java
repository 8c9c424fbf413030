package io.konkyo.check.statistics;

import io.konkyo.check.rule.Assertion;
import io.konkyo.check.rule.Assertions;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The formulas that we answer for. */
final class Formulas {
  private Formulas() {}

  /**
   * Returns the formulas of derived facts and of texts that assert something; not those of
   * agreements, which hold unlike things against each other on purpose, and not those of
   * distractors.
   */
  static List<Joining> ours(CheckInput input) {
    List<Joining> formulas = new ArrayList<>(Joining.derived(input));
    for (Assertion assertion : Assertions.of(input)) {
      for (Wording wording : assertion.text().byLocale().values()) {
        for (Token token : wording.placeholders().values()) {
          if (token instanceof Token.Checked checked) {
            formulas.add(Joining.of(checked.formula(), Optional.empty(), input));
          }
        }
      }
    }
    return formulas;
  }
}
