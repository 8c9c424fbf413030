package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.ContentTexts;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Token;
import io.konkyo.content.text.Wording;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.LedgerFormulas;
import io.konkyo.quantity.Quantity;
import io.konkyo.source.Located;
import io.konkyo.verdict.Judgement;
import io.konkyo.verdict.Verdict;

/** A checked number in a text that does not stand to its fact as the author says. */
public final class StatedInText implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    LedgerFormulas formulas = input.ledger().formulas();
    ContentTexts.each(
        input.content(),
        place -> {
          for (Wording wording : place.text().byLocale().values()) {
            for (Token token : wording.placeholders().values()) {
              if (token instanceof Token.Checked checked) {
                check(checked, formulas, diagnostics);
              }
            }
          }
        });
  }

  private static void check(
      Token.Checked checked, LedgerFormulas formulas, Diagnostics diagnostics) {
    for (LedgerFormulas.Outcome outcome : formulas.evaluate(checked.formula(), diagnostics)) {
      NumberChecks.judge(
              new Located<>(checked.typed(), checked.span()),
              checked.formula(),
              outcome,
              formulas,
              diagnostics)
          .filter(judgement -> !holds(checked, judgement))
          .map(judgement -> describe(checked, judgement))
          .ifPresent(diagnostics::add);
    }
  }

  /** Returns whether a typed number stands to its formula as the author says; nothing is told. */
  public static boolean holds(Token.Checked checked, LedgerFormulas formulas) {
    Diagnostics untold = new Diagnostics();
    check(checked, formulas, untold);
    return untold.isEmpty();
  }

  private static boolean holds(Token.Checked checked, Judgement judgement) {
    if (checked.relation() == Relation.EQUAL) {
      return judgement.verdict() == Verdict.PASS;
    }
    if (checked.relation() == Relation.NOT_EQUAL) {
      return judgement.verdict() != Verdict.PASS;
    }
    Quantity typed = checked.typed().quantity();
    return checked.relation().holds(typed.compareTo(judgement.exact()));
  }

  private static Diagnostic describe(Token.Checked checked, Judgement judgement) {
    String message =
        checked.relation() == Relation.EQUAL
            ? "stated number does not follow from the ledger"
            : "`"
                + checked.typed()
                + " "
                + checked.relation().symbol()
                + " "
                + checked.formula().source().text()
                + "` does not hold";
    Diagnostic diagnostic =
        Diagnostic.of(DiagnosticCode.STATED_NUMBER, checked.span(), message)
            .withAt("is exactly " + NumberChecks.exact(judgement));
    return checked.relation() == Relation.EQUAL
        ? NumberChecks.explain(diagnostic, judgement)
            .withHelp("write " + NumberChecks.rounded(judgement) + ", or correct a raw value")
        : diagnostic.withHelp("mend the number, the relation or the text around it");
  }
}
