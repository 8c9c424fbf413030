package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * An option that says how often in a word that everyone reads differently.
 *
 * <p>Source: NBME item-writing guide 2020.
 */
public final class VagueOptions implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    OptionWords.tell(
        input,
        ItemWord.VAGUE,
        DiagnosticCode.VAGUE_FREQUENCY,
        "says how often without saying how often",
        "people read such words as anything between a tenth and nine tenths",
        "give the number, or leave the word out",
        diagnostics);
  }
}
