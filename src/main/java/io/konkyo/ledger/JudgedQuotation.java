package io.konkyo.ledger;

import io.konkyo.content.fact.Quotation;
import io.konkyo.verdict.Judgement;
import java.util.Optional;

/**
 * A quotation with what it deserves.
 *
 * @param judgement empty for what is no quantity, as a version
 */
public record JudgedQuotation(Quotation quotation, Optional<Judgement> judgement) {}
