package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.Map;

/**
 * Two options that read the same.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002: options are independent.
 */
public final class DuplicateOptions implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Map<String, Worded.Answer> seen = new HashMap<>();
      for (Worded.Answer option : item.options()) {
        Worded.Answer first = seen.putIfAbsent(Plain.of(option.text()), option);
        if (first != null) {
          diagnostics.add(
              Diagnostic.of(
                      DiagnosticCode.DUPLICATE_OPTION,
                      option.span(),
                      "`"
                          + option.option().id().value()
                          + "` reads as `"
                          + first.option().id().value()
                          + "` does")
                  .withLabel(first.span(), "the same words")
                  .withHelp("say another thing, or leave one of them out"));
        }
      }
    }
  }
}
