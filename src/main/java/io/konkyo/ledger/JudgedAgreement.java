package io.konkyo.ledger;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Membership;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Judgement;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * A prediction beside its measurement.
 *
 * @param agreement the declaration
 * @param observed id of the fact it is held against, its member resolved
 * @param predicted what the model gives, in the unit of the observation
 * @param measured what was observed
 * @param deviation (measured − predicted) ÷ predicted, or ÷ measured if nothing is predicted
 * @param inputs ids of the facts the model reads
 * @param withinTolerance whether the deviation is within the tolerance
 * @param withinBound whether the measurement lies on the side of the prediction where it must, as
 *     far as the rounding of both can tell
 * @param quotations verdicts on printed predictions, against the model's value
 */
public record JudgedAgreement(
    Agreement agreement,
    String observed,
    Quantity predicted,
    Quantity measured,
    Rational deviation,
    SortedSet<String> inputs,
    boolean withinTolerance,
    boolean withinBound,
    List<Judgement> quotations) {
  public JudgedAgreement {
    quotations = List.copyOf(quotations);
  }

  /** Returns whether a measurement is as near to a prediction as an agreement demands. */
  static boolean isWithinTolerance(Agreement agreement, Quantity predicted, Quantity measured) {
    return deviation(predicted, measured).abs().compareTo(tolerance(agreement)) <= 0;
  }

  /**
   * Returns by which share of the prediction a measurement lies above it. Of a prediction of
   * nothing, whatever was measured deviates by the whole of itself.
   */
  static Rational deviation(Quantity predicted, Quantity measured) {
    Rational prediction = predicted.in(measured.unit()).value();
    Rational base = prediction.signum() == 0 ? measured.value() : prediction;
    return base.signum() == 0 ? Rational.ZERO : measured.value().minus(prediction).dividedBy(base);
  }

  /** Returns the name it was declared under, which the agreements of all members share. */
  public String group() {
    return agreement.membership().map(Membership::family).orElse(agreement.id().value());
  }

  /** Returns whether prediction and measurement agree in every respect. */
  public boolean holds() {
    return withinTolerance && withinBound;
  }

  /**
   * Returns how much of the tolerance the deviation uses, as a ratio: above one, the agreement does
   * not hold. Empty for a tolerance of zero.
   */
  public Optional<Rational> shareOfTolerance() {
    Rational tolerance = tolerance();
    return tolerance.signum() == 0
        ? Optional.empty()
        : Optional.of(deviation.abs().dividedBy(tolerance));
  }

  /** Returns the tolerance as a ratio. */
  public Rational tolerance() {
    return tolerance(agreement);
  }

  private static Rational tolerance(Agreement agreement) {
    return agreement.tolerance().value().quantity().base();
  }
}
