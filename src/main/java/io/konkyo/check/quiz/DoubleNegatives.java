package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * A negative question with a negative option.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002; Tarrant and others 2006.
 */
public final class DoubleNegatives implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      if (item.find(ItemWord.NEGATIVE, item.question()).isEmpty()) {
        continue;
      }
      for (Worded.Answer option : item.options()) {
        item.find(ItemWord.NEGATION, option.text())
            .ifPresent(
                words ->
                    diagnostics.add(
                        Diagnostic.of(
                                DiagnosticCode.DOUBLE_NEGATIVE,
                                option.span(),
                                "`" + words + "` denies something in answer to a negative question")
                            .withLabel(item.stem().span(), "asks for what is not so")
                            .withHelp("ask for what is so, or say in the option what is so")));
      }
    }
  }
}
