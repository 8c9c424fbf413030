package io.konkyo.formula;

import static io.konkyo.formula.NumberKind.PERCENT;
import static io.konkyo.formula.NumberKind.PLAIN;
import static io.konkyo.formula.NumberKind.POINT;
import static io.konkyo.formula.NumberKind.RATIO;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What comes of plain numbers, ratios, percentages and percentage points that meet. All of them
 * lack a dimension, and still not every pair makes sense.
 */
final class NumberKinds {
  private NumberKinds() {}

  /** Returns the kind of a sum; empty when the two do not add. */
  static Optional<NumberKind> sum(NumberKind left, NumberKind right) {
    if (!meet(left, right) && !isShareAndPoint(left, right)) {
      return Optional.empty();
    }
    if (left == RATIO || right == RATIO) {
      return Optional.of(left == PLAIN ? RATIO : left == POINT ? POINT : left);
    }
    return Optional.of(left == POINT ? right : left);
  }

  /** Returns the kind of a difference; empty when the two do not subtract. */
  static Optional<NumberKind> difference(NumberKind left, NumberKind right) {
    if (left == PERCENT && (right == PERCENT || right == RATIO)) {
      return Optional.of(POINT);
    }
    return left == POINT && right != POINT ? Optional.empty() : sum(left, right);
  }

  /** Returns the kind both have when one of them is chosen; empty when they cannot be compared. */
  static Optional<NumberKind> join(NumberKind left, NumberKind right) {
    if (!meet(left, right)) {
      return Optional.empty();
    }
    return Optional.of(left == PLAIN ? right : left);
  }

  static NumberKind product(NumberKind left, NumberKind right) {
    if (left == PLAIN && right == PLAIN) {
      return PLAIN;
    }
    boolean leftShare = isShare(left);
    boolean rightShare = isShare(right);
    if (leftShare == rightShare) {
      return RATIO;
    }
    return leftShare ? left : right;
  }

  static NumberKind quotient(NumberKind left, NumberKind right) {
    return isShare(left) && !isShare(right) ? left : RATIO;
  }

  /** Returns whether numbers of the kind can be a share of a whole. */
  static boolean isRatioOrPercent(NumberKind kind) {
    return kind == RATIO || kind == PERCENT;
  }

  private static boolean isShare(NumberKind kind) {
    return kind == PERCENT || kind == POINT;
  }

  private static boolean isShareAndPoint(NumberKind left, NumberKind right) {
    return EnumSet.of(left, right).equals(Set.of(PERCENT, POINT));
  }

  /** Returns whether two kinds stand on one scale: equal ones, and a ratio with any. */
  private static boolean meet(NumberKind left, NumberKind right) {
    return left == right || left == RATIO || right == RATIO;
  }
}
