package io.konkyo.check.number;

import io.konkyo.check.rule.Check;
import io.konkyo.check.rule.CheckInput;
import io.konkyo.check.rule.NumberChecks;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.ledger.JudgedFinding;
import io.konkyo.ledger.Ledger;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.Judgement;
import java.util.List;

/**
 * A finding whose quotation passes or is not that of its fact, or whose cause is not the one found.
 */
public final class StaleFindings implements Check {
  @Override
  public void check(CheckInput input, Diagnostics diagnostics) {
    for (JudgedFinding judged : input.ledger().findings()) {
      Finding finding = judged.finding();
      judged
          .judgement()
          .filter(judgement -> !holdsAsPremise(finding, judgement, input.ledger().findings()))
          .ifPresent(judgement -> check(finding, judgement, diagnostics));
      if (judged.judgement().isPresent() && !finding.isPremise()) {
        checkQuoted(finding, input.ledger(), diagnostics);
      }
    }
  }

  /** A place cannot print one number where it is accused, and another where it is quoted. */
  private static void checkQuoted(Finding finding, Ledger ledger, Diagnostics diagnostics) {
    String at = finding.quoted().at().value();
    String text = finding.quoted().text().value();
    List<Quotation> fromThere =
        ledger.named(finding.about().value()).stream()
            .flatMap(entry -> entry.fact().header().quoted().stream())
            .filter(quotation -> quotation.at().value().equals(at))
            .toList();
    if (!fromThere.isEmpty()
        && fromThere.stream().noneMatch(quotation -> quotation.text().value().equals(text))) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STALE_FINDING,
                  finding.quoted().text().span(),
                  "the fact does not quote this number from there")
              .withLabel(fromThere.get(0).text().span(), "quotes this")
              .withHelp("quote in both places what the source prints"));
    }
  }

  /**
   * A premise may be wrong though the number follows from it; where it does not, another finding
   * must say why.
   */
  private static boolean holdsAsPremise(
      Finding finding, Judgement judgement, List<JudgedFinding> all) {
    return finding.isPremise()
        && (judgement.verdict().acceptableInQuotation()
            || all.stream()
                .map(JudgedFinding::finding)
                .anyMatch(other -> !other.isPremise() && isOfSame(other, finding)));
  }

  private static boolean isOfSame(Finding one, Finding other) {
    return one.about().value().equals(other.about().value())
        && one.quoted().text().value().equals(other.quoted().text().value())
        && one.quoted().at().value().equals(other.quoted().at().value());
  }

  private static void check(Finding finding, Judgement judgement, Diagnostics diagnostics) {
    if (judgement.verdict().acceptableInQuotation()) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STALE_FINDING,
                  finding.id().span(),
                  "the quoted number is supported by its raw values")
              .withLabel(finding.quoted().text().span(), NumberChecks.verdict(judgement.verdict()))
              .withHelp("remove the finding"));
      return;
    }
    List<String> causes =
        judgement.causes().isEmpty()
            ? List.of(judgement.verdict().id())
            : judgement.causes().stream().map(Cause::id).toList();
    if (!causes.contains(finding.cause().value())) {
      diagnostics.add(
          Diagnostic.of(
                  DiagnosticCode.STALE_FINDING,
                  finding.cause().span(),
                  "`" + finding.cause().value() + "` is not the cause that was found")
              .withNote("found: " + String.join(", ", causes))
              .withHelp("write one of the causes found, and see whether `why` still fits"));
    }
  }
}
