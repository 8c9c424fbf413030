package io.konkyo.formula;

import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Products and quotients of quantities in units that a reader would choose: what cancels is gone. B
 * divided by MB/s is in s, ms times Hz is a plain number, Gbps times s is in Gbit; a percentage of
 * a time is a time.
 */
final class UnitAlgebra {
  /** More pairs of units than a large site has; beyond it products are made afresh. */
  private static final int REMEMBERED = 10_000;

  private static final Map<Pair, Product> PRODUCTS = new ConcurrentHashMap<>();

  private UnitAlgebra() {}

  /**
   * The unit of a product, and what the product of the values is multiplied by to be in it.
   *
   * @param unit the unit
   * @param factor the number to multiply by, often one
   */
  record Product(Unit unit, Rational factor) {}

  /** Two units joined; hashed by their symbols, which is cheap. */
  private record Pair(Unit left, Unit right, int sign) {
    @Override
    public int hashCode() {
      return (left.symbol().hashCode() * 31 + right.symbol().hashCode()) * 31 + sign;
    }
  }

  /** Returns whether a unit is a fraction of one: %, ‰, ppm, pp. */
  static boolean isShare(Unit unit) {
    return unit.dimension().isNone() && !unit.scale().equals(Rational.ONE);
  }

  static Quantity times(Quantity left, Quantity right) {
    return scaled(
        left.value().times(right.value()), product(left.unit(), right.unit(), /* sign= */ 1));
  }

  /** Divides; errors: {@link ArithmeticException} if {@code right} is zero. */
  static Quantity dividedBy(Quantity left, Quantity right) {
    return scaled(
        left.value().dividedBy(right.value()), product(left.unit(), right.unit(), /* sign= */ -1));
  }

  private static Quantity scaled(Rational value, Product product) {
    Rational factor = product.factor();
    return new Quantity(factor == Rational.ONE ? value : value.times(factor), product.unit());
  }

  private static Product product(Unit left, Unit right, int sign) {
    Pair pair = new Pair(left, right, sign);
    Product known = PRODUCTS.get(pair);
    if (known != null) {
      return known;
    }
    Product product = multiply(left, right, sign);
    if (PRODUCTS.size() < REMEMBERED) {
      PRODUCTS.put(pair, product);
    }
    return product;
  }

  private static Product multiply(Unit left, Unit right, int sign) {
    Rational scale = left.scale().times(right.scale().pow(sign));
    if (left.dimension().isNone() && right.dimension().isNone()) {
      return share(left, right, sign, scale);
    }
    if (right.dimension().isNone()) {
      return product(left, scale);
    }
    return left.dimension().isNone() && sign > 0
        ? product(right, scale)
        : UnitReduction.of(left, right, sign, scale);
  }

  /** A share stays one when multiplied by a plain number: twice 5 % is 10 %. */
  private static Product share(Unit left, Unit right, int sign, Rational scale) {
    boolean keepsLeft = isShare(left) && !isShare(right);
    boolean keepsRight = isShare(right) && !isShare(left) && sign > 0;
    Unit unit = keepsLeft ? left : keepsRight ? right : Unit.ONE;
    return product(unit, scale);
  }

  /** Returns the product in {@code unit}, given the scale of the units as they stand. */
  static Product product(Unit unit, Rational scale) {
    Rational factor = scale.dividedBy(unit.scale());
    return new Product(unit, factor.equals(Rational.ONE) ? Rational.ONE : factor);
  }
}
