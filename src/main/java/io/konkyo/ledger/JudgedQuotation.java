package io.konkyo.ledger;

import io.konkyo.content.fact.Quotation;
import io.konkyo.verdict.Judgement;
import java.util.List;
import java.util.Optional;

/**
 * A quotation with what it deserves.
 *
 * @param judgement empty for what is no quantity, as a version
 */
public record JudgedQuotation(Quotation quotation, Optional<Judgement> judgement) {

  /** Returns quotations of what is no number. */
  static List<JudgedQuotation> unjudged(List<Quotation> quotations) {
    return quotations.stream().map(text -> new JudgedQuotation(text, Optional.empty())).toList();
  }
}
