package io.konkyo.formula;

import io.konkyo.quantity.Dimension;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import io.konkyo.quantity.UnitRegistry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The reduced symbol of a product of units. Factors of one dimension become one factor, named as
 * the first of them; rates such as Gbps and Hz are opened when a part of them cancels.
 */
final class UnitReduction {
  private static final UnitRegistry UNITS = UnitRegistry.builtIn();

  /** The periods of frequencies, which have no denominator in their symbol. */
  private static final Map<String, String> PERIODS =
      Map.of("Hz", "s", "kHz", "ms", "MHz", "µs", "GHz", "ns");

  private final SymbolFactors factors;
  private Rational scale;

  private UnitReduction(SymbolFactors factors, Rational scale) {
    this.factors = factors;
    this.scale = scale;
  }

  /**
   * Returns the product of a unit with another to the power of 1 or −1.
   *
   * @param scale the scale of that product
   */
  static UnitAlgebra.Product of(Unit left, Unit right, int sign, Rational scale) {
    Dimension dimension =
        sign > 0
            ? left.dimension().times(right.dimension())
            : left.dimension().per(right.dimension());
    if (dimension.isNone()) {
      return UnitAlgebra.product(Unit.ONE, scale);
    }
    SymbolFactors factors = new SymbolFactors();
    multiply(factors, left, 1);
    multiply(factors, right, sign);
    UnitReduction reduction = new UnitReduction(factors, scale);
    reduction.openRates();
    reduction.joinLike();
    Unit unit = new Unit(factors.toString(), reduction.scale, dimension);
    return UnitAlgebra.product(unit, scale);
  }

  private static void multiply(SymbolFactors factors, Unit unit, int sign) {
    // A share has a symbol but leaves no trace beside a dimension.
    if (!unit.dimension().isNone()) {
      factors.multiply(unit.symbol(), sign);
    }
  }

  private void openRates() {
    for (Map.Entry<String, Integer> factor : List.copyOf(factors.exponents().entrySet())) {
      Optional<String> opened = opened(factor.getKey());
      if (opened.isPresent() && cancels(factor.getKey(), factor.getValue())) {
        factors.add(factor.getKey(), -factor.getValue());
        SymbolFactors parts = SymbolFactors.of(opened.get());
        parts.exponents().forEach((name, power) -> factors.add(name, power * factor.getValue()));
      }
    }
  }

  private static Optional<String> opened(String name) {
    return name.endsWith("bps")
        ? Optional.of(name.substring(0, name.length() - "bps".length()) + "bit/s")
        : Optional.ofNullable(PERIODS.get(name)).map(period -> "1/" + period);
  }

  /** Returns whether another factor has a dimension of the rate on the other side of the stroke. */
  private boolean cancels(String rate, int exponent) {
    Map<String, Integer> inside = dimension(rate).exponents();
    for (Map.Entry<String, Integer> other : factors.exponents().entrySet()) {
      Dimension dimension = dimension(other.getKey());
      for (Map.Entry<String, Integer> base : dimension.exponents().entrySet()) {
        int here = inside.getOrDefault(base.getKey(), 0) * exponent;
        if (!other.getKey().equals(rate) && here * base.getValue() * other.getValue() < 0) {
          return true;
        }
      }
    }
    return false;
  }

  private void joinLike() {
    Map<Dimension, List<String>> like = new LinkedHashMap<>();
    for (String name : factors.exponents().keySet()) {
      Dimension dimension = dimension(name);
      if (!dimension.isNone()) {
        like.computeIfAbsent(dimension, d -> new ArrayList<>()).add(name);
      }
    }
    like.values().stream().filter(names -> names.size() > 1).forEach(this::join);
  }

  private void join(List<String> names) {
    int sum = names.stream().mapToInt(factors.exponents()::get).sum();
    String kept =
        names.stream()
            .filter(name -> Integer.signum(factors.exponents().get(name)) == Integer.signum(sum))
            .findFirst()
            .orElse(names.get(0));
    Rational size = unit(kept).orElseThrow().scale();
    for (String name : names) {
      int exponent = factors.exponents().get(name);
      Rational ratio = size.dividedBy(unit(name).orElseThrow().scale());
      scale = scale.times(ratio.pow(exponent));
      factors.add(name, -exponent);
    }
    factors.add(kept, sum);
  }

  /** Returns the dimension of a built-in unit; counted units are none of them and never join. */
  private static Dimension dimension(String name) {
    return unit(name).map(Unit::dimension).orElse(Dimension.NONE);
  }

  private static Optional<Unit> unit(String name) {
    return UNITS.parse(name) instanceof UnitLookup.Found found
        ? Optional.of(found.unit())
        : Optional.empty();
  }
}
