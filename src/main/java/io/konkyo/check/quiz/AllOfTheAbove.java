package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * An option that stands for all the others.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 25; PrairieLearn issue 12258.
 */
public final class AllOfTheAbove implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    OptionWords.tell(
        input,
        ItemWord.ALL_ABOVE,
        DiagnosticCode.ALL_OF_THE_ABOVE,
        "makes the option all the others",
        "whoever knows two right ones, or one wrong one, need not know the rest",
        "use `type: multiple`, or write what the option says itself",
        diagnostics);
  }
}
