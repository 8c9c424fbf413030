package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * A word such as "always" in wrong options alone, which gives them away.
 *
 * <p>Source: NBME item-writing guide 2020; Haladyna, Downing and Rodriguez 2002.
 */
public final class AbsoluteDistractors implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      boolean inKey =
          item.keys().stream()
              .anyMatch(key -> item.find(ItemWord.ABSOLUTE, key.text()).isPresent());
      for (Worded.Answer option : inKey ? java.util.List.<Worded.Answer>of() : item.distractors()) {
        item.find(ItemWord.ABSOLUTE, option.text())
            .ifPresent(
                words ->
                    diagnostics.add(
                        Diagnostic.of(
                                DiagnosticCode.ABSOLUTE_TERMS,
                                option.span(),
                                "`" + words + "` stands in wrong options alone")
                            .withNote("test-wise readers strike such options out unread")
                            .withHelp("say it without the word, or use one in the key too")));
      }
    }
  }
}
