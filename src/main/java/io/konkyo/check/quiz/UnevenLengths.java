package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Comparator;

/**
 * An option that is more than twice as long as another.
 *
 * <p>Source: Haladyna, Downing and Rodriguez 2002, guideline 26.
 */
public final class UnevenLengths implements Check {
  private static final int SHORT = 16;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.choices(input)) {
      Comparator<Worded.Answer> byLength = Comparator.comparingInt(Worded.Answer::length);
      Worded.Answer longest = item.options().stream().max(byLength).orElseThrow();
      Worded.Answer shortest = item.options().stream().min(byLength).orElseThrow();
      if (longest.length() > SHORT && longest.length() > 2 * shortest.length()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.UNEVEN_LENGTHS,
                    longest.span(),
                    "`"
                        + longest.option().id().value()
                        + "` is more than twice as long as `"
                        + shortest.option().id().value()
                        + "`")
                .withLabel(shortest.span(), "has " + shortest.length() + " letters and digits")
                .withNote("it has " + longest.length())
                .withHelp("shorten the one, or say more in the other"));
      }
    }
  }
}
