package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.text.PrintedInlines;
import java.util.Optional;

/**
 * A question for what is not so whose negation does not stand out.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 17; rust-book issue 218.
 */
public final class NegativeStems implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.all(input)) {
      Optional<String> negation = item.find(ItemWord.NEGATIVE, item.question());
      if (negation.isPresent()
          && !PrintedInlines.emphasised(item.stem().printed()).contains(negation.get())) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.NEGATIVE_STEM,
                    item.stem().span(),
                    "the question is negative: `" + negation.get() + "`")
                .withNote("readers overlook a negation, and answer the opposite of what they know")
                .withHelp("ask for what is so, or set the negation in **bold**"));
      }
    }
  }
}
