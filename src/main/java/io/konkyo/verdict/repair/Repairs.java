package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** All repairs, the most specific first. */
public final class Repairs {
  private static final List<Repair> ALL =
      List.of(
          new PercentForPoints(),
          new PointsForPercent(),
          new FractionAsPercent(),
          new PercentAsFraction(),
          new BinaryAsDecimal(),
          new DecimalAsBinary(),
          new BitAsByte(),
          new ByteAsBit(),
          new TimeUnit(),
          new YearLength(),
          new SwappedOperands(),
          new OtherBase(),
          new MeanBase(),
          new OtherStatistic(),
          new PrintedAsInput(),
          new PowerOfTen());

  private Repairs() {}

  /** Returns all repairs, the most specific first. */
  public static List<Repair> all() {
    return ALL;
  }

  /**
   * Returns the causes that explain a number: repairs after which the exact value rounds half up to
   * it and that are not merely lucky.
   *
   * @param withinInputRounding whether the inputs' rounding would explain it as well
   */
  public static List<Cause> causes(Mismatch mismatch, boolean withinInputRounding) {
    List<Cause> causes = new ArrayList<>();
    for (Repair repair : ALL) {
      fitting(repair, mismatch, withinInputRounding, mismatch::printsAs)
          .ifPresent(fit -> causes.add(new Cause(repair.id(), fit.explanation().get())));
    }
    return causes;
  }

  /** Returns the first plausible outcome of a repair that fits in some way. */
  public static Optional<Candidate> fitting(
      Repair repair, Mismatch mismatch, boolean withinInputRounding, Predicate<Rational> fits) {
    if (!Plausibility.allows(repair, mismatch, withinInputRounding)) {
      return Optional.empty();
    }
    for (Candidate candidate : repair.candidates(mismatch)) {
      if (fits.test(candidate.value()) && Plausibility.allows(mismatch, candidate.value())) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }
}
