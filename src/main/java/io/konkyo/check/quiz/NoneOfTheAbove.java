package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * An option that stands for none of the others.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 24; rust-book issue 147.
 */
public final class NoneOfTheAbove implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    OptionWords.tell(
        input,
        ItemWord.NONE_ABOVE,
        DiagnosticCode.NONE_OF_THE_ABOVE,
        "makes the option none of the others",
        "it shows that the others are wrong, not that the right answer is known",
        "write the right answer as an option",
        diagnostics);
  }
}
