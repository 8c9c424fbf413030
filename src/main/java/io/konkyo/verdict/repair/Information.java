package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Optional;
import java.util.function.Predicate;

/** The bits and bytes in a unit. */
final class Information {
  private static final String BIT = "bit";
  private static final Rational EIGHT = Rational.of(8);

  private Information() {}

  /** Returns the exponent of bits and bytes in a unit's dimension. */
  static int exponent(Unit unit) {
    return unit.dimension().exponents().getOrDefault(BIT, 0);
  }

  /** Returns how many of a unit in bits one of the unit in bytes is; empty for other units. */
  static Optional<Rational> byteInBits(Unit unit) {
    return exponentOf(unit, symbol -> symbol.endsWith(BIT) || symbol.endsWith("bps"))
        .map(EIGHT::pow);
  }

  /** Returns how many of a unit in bytes one of the unit in bits is; empty for other units. */
  static Optional<Rational> bitInBytes(Unit unit) {
    return exponentOf(unit, symbol -> symbol.endsWith("B")).map(exponent -> EIGHT.pow(-exponent));
  }

  private static Optional<Integer> exponentOf(Unit unit, Predicate<String> written) {
    if (exponent(unit) == 0) {
      return Optional.empty();
    }
    return UnitFactors.of(unit.symbol()).stream()
        .filter(factor -> written.test(factor.symbol()))
        .map(UnitFactors.Factor::exponent)
        .findFirst();
  }

  /** Returns the symbol with bytes in the place of bits: {@code MB/s} for {@code Mbps}. */
  static String inBytes(Unit unit) {
    return UnitFactors.renamed(
        unit.symbol(), name -> name.replaceFirst("bps$", "B/s").replaceFirst("bit$", "B"));
  }

  /** Returns the symbol with bits in the place of bytes. */
  static String inBits(Unit unit) {
    return UnitFactors.renamed(unit.symbol(), name -> name.replaceFirst("B$", "bit"));
  }
}
