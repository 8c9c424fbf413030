package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedQuotation;
import io.konkyo.source.Span;
import io.konkyo.verdict.Judgement;
import java.util.HashSet;
import java.util.Set;

/** A source prints a number its raw values do not support, and no finding says so. */
public final class QuotationsWithoutFinding implements Check {

  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    Set<Found> found = new HashSet<>();
    for (Finding finding : input.content().findings()) {
      found.add(Found.of(finding.about().value(), finding.quoted()));
    }
    for (Entry entry : input.ledger().entries().values()) {
      for (JudgedQuotation quoted : entry.quotations()) {
        quoted
            .judgement()
            .filter(judgement -> !judgement.verdict().acceptableInQuotation())
            .filter(judgement -> !found.contains(Found.of(entry.id(), quoted.quotation())))
            .ifPresent(
                judgement ->
                    diagnostics.add(
                        describe(quoted.quotation(), entry.id(), entry.fact().span(), judgement)));
      }
    }
    for (JudgedAgreement agreement : input.ledger().agreements()) {
      for (int i = 0; i < agreement.quotations().size(); i++) {
        Judgement judgement = agreement.quotations().get(i);
        if (!judgement.verdict().acceptableInQuotation()) {
          diagnostics.add(
              describe(
                  agreement.agreement().quoted().get(i),
                  agreement.agreement().id().value(),
                  agreement.agreement().model().source().span(),
                  judgement));
        }
      }
    }
  }

  /** What a finding is about: a fact and a quotation of it. */
  private record Found(String fact, String text, String at) {
    static Found of(String fact, Quotation quotation) {
      return new Found(fact, quotation.text().value(), quotation.at().value());
    }
  }

  private static Diagnostic describe(
      Quotation quotation, String fact, Span declared, Judgement judgement) {
    String cause = judgement.cause().orElse(judgement.verdict().id());
    Diagnostic diagnostic =
        Diagnostic.of(
                DiagnosticCode.QUOTATION_WITHOUT_FINDING,
                quotation.text().span(),
                "source prints a number its raw values do not support")
            .withAt("printed as " + quotation.text().value())
            .withLabel(declared, "`" + fact + "` is exactly " + NumberChecks.exact(judgement));
    return NumberChecks.explain(diagnostic, judgement)
        .withHelp(
            "correct the quotation or a raw value; if the source really prints it, record it under"
                + " `findings:` with cause `"
                + cause
                + "`");
  }
}
