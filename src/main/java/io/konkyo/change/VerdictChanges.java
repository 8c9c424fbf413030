package io.konkyo.change;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Finding;
import io.konkyo.ledger.JudgedAgreement;
import io.konkyo.ledger.JudgedFinding;
import io.konkyo.pipeline.Analysis;
import io.konkyo.verdict.Judgement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Agreements that hold no longer, or again, and findings that are judged otherwise. */
final class VerdictChanges {
  private final Pair pair;
  private final List<Change> changes = new ArrayList<>();

  VerdictChanges(Pair pair) {
    this.pair = pair;
  }

  List<Change> all() {
    agreements();
    findings();
    return changes;
  }

  private void agreements() {
    Map<String, JudgedAgreement> before = agreements(pair.then().ledger().agreements());
    Map<String, JudgedAgreement> after = agreements(pair.now().ledger().agreements());
    Impacts impacts = new Impacts(pair.now());
    after.forEach(
        (id, judged) -> {
          JudgedAgreement earlier = before.get(id);
          Agreement agreement = judged.agreement();
          if (earlier != null && earlier.holds() != judged.holds()) {
            changes.add(
                new Change(
                    "agreement `"
                        + id
                        + (judged.holds() ? "` did not hold " : "` held ")
                        + pair.atThen()
                        + (judged.holds() ? " and holds now" : " and does not hold now"),
                    agreement.id().span(),
                    pair.touched(impacts.of(id), /* isThen= */ false)));
          } else if (earlier == null && isDeclaredOnly(id, pair.now(), pair.then())) {
            changes.add(
                new Change(
                    "agreement `" + id + "` is new since " + pair.revision(),
                    agreement.id().span(),
                    List.of()));
          }
        });
    before.forEach(
        (id, judged) -> {
          if (isDeclaredOnly(id, pair.then(), pair.now())) {
            changes.add(
                new Change(
                    "agreement `" + id + "` was there " + pair.atThen() + " and is withdrawn",
                    pair.goneFrom(judged.agreement().id().span()),
                    List.of("it stood in " + pair.placeThen(judged.agreement().id().span()))));
          }
        });
  }

  private static boolean isDeclaredOnly(String id, Analysis here, Analysis there) {
    return declares(here, id) && !declares(there, id) && !there.content().broken().contains(id);
  }

  private static boolean declares(Analysis analysis, String id) {
    return analysis.content().agreements().stream().anyMatch(a -> a.id().value().equals(id));
  }

  private void findings() {
    Map<String, JudgedFinding> before = findings(pair.then().ledger().findings());
    Map<String, JudgedFinding> after = findings(pair.now().ledger().findings());
    after.forEach(
        (id, judged) -> {
          JudgedFinding earlier = before.get(id);
          Finding finding = judged.finding();
          String verdict = verdict(judged);
          if (earlier == null) {
            tell("finding `" + id + "` is new since " + pair.revision(), finding);
          } else if (!verdict(earlier).equals(verdict)) {
            tell(
                "the quotation of finding `"
                    + id
                    + "` was judged "
                    + verdict(earlier)
                    + " "
                    + pair.atThen()
                    + " and is "
                    + verdict
                    + " now",
                finding);
          }
        });
    before.forEach(
        (id, judged) -> {
          if (!after.containsKey(id)) {
            changes.add(
                new Change(
                    "finding `" + id + "` was there " + pair.atThen() + " and is withdrawn",
                    pair.goneFrom(judged.finding().id().span()),
                    List.of("it stood in " + pair.placeThen(judged.finding().id().span()))));
          }
        });
  }

  private void tell(String message, Finding finding) {
    changes.add(
        new Change(
            message,
            finding.id().span(),
            List.of("it is about `" + finding.about().value() + "`")));
  }

  private static String verdict(JudgedFinding judged) {
    Optional<Judgement> judgement = judged.judgement();
    return judgement
        .map(found -> found.verdict().id() + found.cause().map(c -> " (" + c + ")").orElse(""))
        .orElse("a premise");
  }

  private static Map<String, JudgedAgreement> agreements(List<JudgedAgreement> judged) {
    Map<String, JudgedAgreement> byId = new LinkedHashMap<>();
    judged.forEach(one -> byId.put(one.agreement().id().value(), one));
    return byId;
  }

  private static Map<String, JudgedFinding> findings(List<JudgedFinding> judged) {
    Map<String, JudgedFinding> byId = new LinkedHashMap<>();
    judged.forEach(one -> byId.put(one.finding().id().value(), one));
    return byId;
  }
}
