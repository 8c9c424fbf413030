package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * An option that names others by letter or place.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002; NBME item-writing guide 2020; PrairieLearn issue
 * 585.
 */
public final class CombinedOptions implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    OptionWords.tell(
        input,
        ItemWord.COMBINED,
        DiagnosticCode.COMBINED_OPTIONS,
        "names other options",
        "letters and places mean something else once options are shuffled",
        "use `type: multiple`, or write out what the option says",
        diagnostics);
  }
}
