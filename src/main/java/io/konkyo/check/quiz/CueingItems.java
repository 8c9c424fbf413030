package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * A question that says what the key of another says.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002: items are independent; Bothell 2001.
 */
public final class CueingItems implements Check {
  private static final int SHORTEST = 8;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      for (Worded.Answer key : item.keys()) {
        String said = Plain.of(key.text());
        for (Worded other : Worded.all(input)) {
          if (said.length() >= SHORTEST
              && other.locale().equals(item.locale())
              && other.keyed().quiz() == item.keyed().quiz()
              && other.keyed().item() != item.keyed().item()
              && Plain.of(other.stem().text()).contains(said)) {
            diagnostics.add(
                Diagnostic.of(
                        DiagnosticCode.ITEM_CUES_ITEM,
                        other.stem().span(),
                        "the question says what the key of item `" + item.id() + "` says")
                    .withLabel(key.span(), "is the key there")
                    .withHelp("ask it without saying so, or leave one of the two items out"));
          }
        }
      }
    }
  }
}
