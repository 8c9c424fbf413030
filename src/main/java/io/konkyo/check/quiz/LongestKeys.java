package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/**
 * A right option that is much longer than the others.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 26; NBME item-writing guide 2020; BMC
 * Medical Education 2016, s12909-016-0559-7.
 */
public final class LongestKeys implements Check {
  private static final int SHORT = 16;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Optional<Worded.Answer> key = item.key();
      if (key.isEmpty() || item.distractors().isEmpty()) {
        continue;
      }
      int length = key.get().length();
      int others = item.distractors().stream().mapToInt(Worded.Answer::length).sum();
      boolean isLongest = item.distractors().stream().allMatch(d -> d.length() < length);
      // More than one and a half times the mean, in whole numbers.
      if (isLongest && length > SHORT && 2 * length * item.distractors().size() > 3 * others) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.LONGEST_KEY,
                    key.get().span(),
                    "the key `"
                        + key.get().option().id().value()
                        + "` is more than one and a half times as long as the others")
                .withNote(
                    "it has "
                        + length
                        + " letters and digits; the others "
                        + others
                        + " in "
                        + item.distractors().size())
                .withHelp("shorten the key, or give wrong options as much detail"));
      }
    }
  }
}
