package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.content.quiz.ItemType;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;

/**
 * An item with fewer than three options, or more than five.
 *
 * <p>Source: Rodriguez 2005: three options do what four or five do, over 80 years of studies.
 */
public final class OptionCounts implements Check {
  private static final int FEWEST = 3;
  private static final int MOST = 5;

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Items.Keyed keyed : Items.of(input)) {
      int count = keyed.item().options().size();
      boolean counts = count > 0 && keyed.item().type() != ItemType.TRUEFALSE;
      if (counts && (count < FEWEST || count > MOST)) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.OPTION_COUNT,
                    keyed.item().id().span(),
                    "item `" + keyed.item().id().value() + "` has " + count + " options")
                .withNote(
                    count < FEWEST
                        ? "of two options one is found by guessing half the time"
                        : "options that nobody chooses are read for nothing; three are enough")
                .withHelp(
                    count < FEWEST
                        ? "add a mistake that learners make, or use `type: truefalse`"
                        : "leave out what nobody would choose"));
      }
    }
  }
}
