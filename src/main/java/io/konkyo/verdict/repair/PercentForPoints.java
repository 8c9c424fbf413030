package io.konkyo.verdict.repair;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Expression;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Unit;
import io.konkyo.verdict.Cause;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;
import java.util.Map;

/**
 * Percent where percentage points are meant: the relative change of two shares printed for their
 * difference, or the difference with a percent sign.
 */
public final class PercentForPoints implements Repair {
  private static final String ID = "percent-for-points";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, part -> relative(mismatch, part));
  }

  private static List<Expression> relative(Mismatch mismatch, Expression part) {
    boolean ofShares =
        part instanceof Binary binary
            && binary.operator() == BinaryOperator.MINUS
            && isShare(mismatch, binary.left())
            && isShare(mismatch, binary.right());
    if (!ofShares) {
      return List.of();
    }
    Binary minus = (Binary) part;
    return List.of(
        new Binary(BinaryOperator.DIVIDED_BY, minus, minus.right(), 0, 0),
        new Binary(BinaryOperator.DIVIDED_BY, minus, minus.left(), 0, 0));
  }

  static boolean isShare(Mismatch mismatch, Expression part) {
    return mismatch
        .computation()
        .evaluate(part, Map.of())
        .filter(value -> value.unit().isPercent())
        .isPresent();
  }

  /** Returns whether a cause is this one. */
  public static boolean isCause(Cause cause) {
    return cause.id().equals(ID);
  }

  /** Returns whether a difference of shares is printed with a percent sign. */
  public static boolean isPrinted(Unit exact, Unit printed) {
    return exact.isPercentagePoint() && printed.isPercent();
  }

  /** Returns the cause of a difference of shares that is printed with a percent sign. */
  public static Cause printed(Quantity exact) {
    return new Cause(
        ID,
        "the difference of two shares is "
            + Wording.quantity(exact)
            + ", percentage points and no percentage");
  }
}
