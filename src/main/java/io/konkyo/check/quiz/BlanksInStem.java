package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A question with a gap that is not at its end.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002; NBME item-writing guide 2020.
 */
public final class BlanksInStem implements Check {
  static final Pattern BLANK = Pattern.compile("_{2,}|[(（\\[［]\\s*[)）\\]］]|[□◯]{2,}|\\.{4,}|…{2,}");

  /** What may follow a gap at the end: a particle, a verb, a full stop. */
  private static final int END = 8;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.all(input)) {
      Matcher blank = BLANK.matcher(item.stem().text());
      if (blank.find() && Plain.length(item.stem().text().substring(blank.end())) > END) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.BLANK_IN_STEM,
                    item.stem().span(),
                    "the question has a gap before its end")
                .withNote("readers have to go back and read it again with every option")
                .withHelp("ask a question, or move the gap to the end"));
      }
    }
  }
}
