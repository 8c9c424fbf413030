package io.konkyo.ledger;

import io.konkyo.content.Content;
import io.konkyo.content.fact.Derived;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Finding;
import io.konkyo.content.fact.Quotation;
import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.formula.Value;
import io.konkyo.quantity.Quantity;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds against the ledger what stands beside facts: quotations, agreements, findings. */
final class Judgements {
  private final Content content;
  private final Evaluation evaluation;
  private final DependencyGraph graph;
  private final Map<String, Entry> entries;
  private final Diagnostics diagnostics;

  Judgements(
      Content content,
      Evaluation evaluation,
      DependencyGraph graph,
      Map<String, Entry> entries,
      Diagnostics diagnostics) {
    this.content = content;
    this.evaluation = evaluation;
    this.graph = graph;
    this.entries = entries;
    this.diagnostics = diagnostics;
  }

  List<JudgedAgreement> agreements() {
    List<JudgedAgreement> judged = new ArrayList<>();
    AgreementJudge judge = new AgreementJudge(evaluation, graph, diagnostics);
    content.agreements().forEach(agreement -> judge.judge(agreement).ifPresent(judged::add));
    return judged;
  }

  List<JudgedFinding> findings() {
    List<JudgedFinding> judged = new ArrayList<>();
    for (Finding finding : content.findings()) {
      evaluation
          .names()
          .family(finding.about().value())
          .ifPresent(family -> tellFamily(finding, family));
      Optional<Judgement> judgement =
          Optional.ofNullable(entries.get(finding.about().value()))
              .flatMap(
                  entry ->
                      entry
                          .value()
                          .flatMap(Value::asQuantity)
                          .flatMap(q -> judge(entry, q, finding)));
      judged.add(new JudgedFinding(finding, judgement));
    }
    return judged;
  }

  private Optional<Judgement> judge(Entry entry, Quantity exact, Finding finding) {
    if (finding.isPremise() && !saysQuantityLike(finding.quoted(), exact)) {
      return Optional.empty();
    }
    Computation computation =
        entry.fact() instanceof Derived derived
            ? evaluation.computationOf(derived, exact, SortedNames.copyOf(entry.leaves()))
            : evaluation.readingOf(entry.fact(), exact, finding.quoted());
    return new FactJudge(evaluation, diagnostics, computation, finding.file())
        .quotation(finding.quoted())
        .judgement();
  }

  /** A premise may be quoted in words, or with a number of another kind than the fact's. */
  private static boolean saysQuantityLike(Quotation quoted, Quantity exact) {
    return quoted.quantity().filter(q -> q.unit().sameDimension(exact.unit())).isPresent();
  }

  private void tellFamily(Finding finding, Family family) {
    diagnostics.add(
        Diagnostic.of(
                DiagnosticCode.WRONG_TYPE,
                finding.about().span(),
                "`" + family.id().value() + "` is a family of facts")
            .withHelp(
                "name the member the finding is about, such as `" + family.members().get(0) + "`"));
  }
}
