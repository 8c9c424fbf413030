package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
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
    for (Worded item : Worded.choices(input)) {
      for (Worded.Answer option : item.options()) {
        item.find(ItemWord.NONE_ABOVE, option.text())
            .ifPresent(
                words ->
                    diagnostics.add(
                        Diagnostic.of(
                                DiagnosticCode.NONE_OF_THE_ABOVE,
                                option.span(),
                                "`" + words + "` makes the option none of the others")
                            .withNote(
                                "it shows that the others are wrong, not that the right answer is known")
                            .withHelp("write the right answer as an option")));
      }
    }
  }
}
