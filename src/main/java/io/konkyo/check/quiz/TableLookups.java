package io.konkyo.check.quiz;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import java.util.Optional;

/**
 * A question that asks for no more than what a table says.
 *
 * <p>Source: conceptual items tell learners apart best, in the 1,140,202 answers of the Rust Book's
 * quizzes (OOPSLA 2024).
 */
public final class TableLookups implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (Worded item : Worded.all(input)) {
      Optional<String> table = item.find(ItemWord.LOOKUP, item.question());
      if (table.isPresent()) {
        diagnostics.add(
            Diagnostic.of(
                    DiagnosticCode.TABLE_LOOKUP,
                    item.stem().span(),
                    "the question asks what a table says: `" + table.get() + "`")
                .withNote("reading a cell shows nothing but that the cell was found")
                .withHelp("ask what follows from the number, or what explains it"));
      }
    }
  }
}
