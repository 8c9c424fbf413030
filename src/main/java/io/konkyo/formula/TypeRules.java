package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Dimension;

/**
 * The types that operators make of two numbers.
 *
 * <p>Source: design section 4, "Units".
 */
final class TypeRules {
  private TypeRules() {}

  /** The outcome of a rule. */
  sealed interface Outcome {}

  /** The operation has a meaning. */
  record Fits(QuantityType type) implements Outcome {}

  /** The operation has none, for the reason that the code names. */
  record Clash(DiagnosticCode code) implements Outcome {}

  private static final Clash UNITS = new Clash(DiagnosticCode.UNIT_MISMATCH);
  private static final Clash PERCENT = new Clash(DiagnosticCode.PERCENT_MISUSE);
  private static final Clash AFFINE = new Clash(DiagnosticCode.AFFINE_ARITHMETIC);

  static Outcome sum(QuantityType left, QuantityType right, BinaryOperator operator) {
    if (!left.dimension().equals(right.dimension())) {
      return UNITS;
    }
    if (isAffine(left, right)) {
      return AFFINE;
    }
    if (left.hasDimension()) {
      return new Fits(left);
    }
    return (operator == BinaryOperator.MINUS
            ? NumberKinds.difference(left.kind(), right.kind())
            : NumberKinds.sum(left.kind(), right.kind()))
        .<Outcome>map(kind -> new Fits(new QuantityType(Dimension.NONE, kind)))
        .orElse(PERCENT);
  }

  /** Returns the type of a number that is one of the two, or of comparing them. */
  static Outcome join(QuantityType left, QuantityType right) {
    if (!left.dimension().equals(right.dimension())) {
      return UNITS;
    }
    if (left.hasDimension()) {
      return new Fits(left);
    }
    return NumberKinds.join(left.kind(), right.kind())
        .<Outcome>map(kind -> new Fits(new QuantityType(Dimension.NONE, kind)))
        .orElse(PERCENT);
  }

  static Outcome product(QuantityType left, QuantityType right) {
    if (isAffine(left, right)) {
      return AFFINE;
    }
    Dimension dimension = left.dimension().times(right.dimension());
    boolean plain = !left.hasDimension() && !right.hasDimension();
    return new Fits(
        plain
            ? new QuantityType(dimension, NumberKinds.product(left.kind(), right.kind()))
            : new QuantityType(dimension));
  }

  static Outcome quotient(QuantityType left, QuantityType right) {
    if (isAffine(left, right)) {
      return AFFINE;
    }
    Dimension dimension = left.dimension().per(right.dimension());
    if (!dimension.isNone()) {
      return new Fits(new QuantityType(dimension));
    }
    return new Fits(
        new QuantityType(
            dimension,
            left.hasDimension()
                ? NumberKind.RATIO
                : NumberKinds.quotient(left.kind(), right.kind())));
  }

  /** Returns the type of a number expressed in a unit. */
  static Outcome conversion(QuantityType from, QuantityType to) {
    if (!from.dimension().equals(to.dimension())) {
      return UNITS;
    }
    boolean pointToShare = from.is(NumberKind.POINT) && to.is(NumberKind.PERCENT);
    boolean shareToPoint = from.is(NumberKind.PERCENT) && to.is(NumberKind.POINT);
    if (pointToShare || shareToPoint) {
      return PERCENT;
    }
    boolean plain = to.equals(QuantityType.PLAIN) && !from.is(NumberKind.PLAIN);
    return new Fits(plain ? new QuantityType(Dimension.NONE, NumberKind.RATIO) : to);
  }

  static boolean isAffine(QuantityType left, QuantityType right) {
    return left.is(NumberKind.AFFINE) || right.is(NumberKind.AFFINE);
  }
}
