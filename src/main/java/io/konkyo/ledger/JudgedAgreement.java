package io.konkyo.ledger;

import io.konkyo.content.fact.Agreement;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Judgement;
import java.util.List;
import java.util.SortedSet;

/**
 * A prediction beside its measurement.
 *
 * @param agreement the declaration
 * @param observed id of the fact it is held against, its member resolved
 * @param predicted what the model gives, in the unit of the observation
 * @param measured what was observed
 * @param deviation (measured − predicted) ÷ predicted
 * @param inputs ids of the facts the model reads
 * @param holds whether the deviation is within the tolerance
 * @param quotations verdicts on printed predictions, against the model's value
 */
public record JudgedAgreement(
    Agreement agreement,
    String observed,
    Quantity predicted,
    Quantity measured,
    Rational deviation,
    SortedSet<String> inputs,
    boolean holds,
    List<Judgement> quotations) {
  public JudgedAgreement {
    quotations = List.copyOf(quotations);
  }

  /** Returns whether a measurement is as near to a prediction as an agreement demands. */
  static boolean holds(Agreement agreement, Quantity predicted, Quantity measured) {
    Rational tolerance = agreement.tolerance().value().quantity().base();
    return predicted.value().signum() != 0
        && deviation(predicted, measured).abs().compareTo(tolerance) <= 0;
  }

  /** Returns by which share of the prediction, which is not zero, a measurement lies above it. */
  static Rational deviation(Quantity predicted, Quantity measured) {
    Rational prediction = predicted.in(measured.unit()).value();
    return measured.value().minus(prediction).dividedBy(prediction);
  }
}
