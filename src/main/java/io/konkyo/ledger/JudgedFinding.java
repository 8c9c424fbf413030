package io.konkyo.ledger;

import io.konkyo.content.fact.Finding;
import io.konkyo.verdict.Judgement;
import java.util.Optional;

/**
 * A finding with the verdict the engine gives to its quotation.
 *
 * @param judgement empty if the finding is about a premise that no arithmetic can convict
 */
public record JudgedFinding(Finding finding, Optional<Judgement> judgement) {}
