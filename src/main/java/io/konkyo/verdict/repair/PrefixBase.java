package io.konkyo.verdict.repair;

import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Unit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the prefixes of bits and bytes in a unit count by: powers of 1000, or of 1024. */
enum PrefixBase {
  DECIMAL("([kMGTPE])(B|bit|bps)"),
  BINARY("([KMGTPE]i)(B|bit)");

  private static final String LETTERS = "KMGTPE";
  private static final Rational RATIO = Rational.of(1024, 1000);

  private final Pattern factor;

  PrefixBase(String factor) {
    this.factor = Pattern.compile(factor);
  }

  /**
   * Returns what one of the unit with prefixes of the other base is in the unit: 1.048576 for MB,
   * because that is a MiB; empty if the unit has no prefix of this base.
   */
  Optional<Rational> toOther(Unit unit) {
    int thousands = 0;
    for (UnitFactors.Factor part : UnitFactors.of(unit.symbol())) {
      Matcher matcher = factor.matcher(part.symbol());
      if (matcher.matches()) {
        char letter = Character.toUpperCase(matcher.group(1).charAt(0));
        thousands += (LETTERS.indexOf(letter) + 1) * part.exponent();
      }
    }
    if (thousands == 0) {
      return Optional.empty();
    }
    return Optional.of(RATIO.pow(this == DECIMAL ? thousands : -thousands));
  }

  /** Returns the unit's symbol with prefixes of the other base: {@code MiB/s} for {@code MB/s}. */
  String symbolOfOther(Unit unit) {
    return UnitFactors.renamed(unit.symbol(), this::other);
  }

  private String other(String symbol) {
    Matcher matcher = factor.matcher(symbol);
    if (!matcher.matches()) {
      return symbol;
    }
    String letter = matcher.group(1).substring(0, 1);
    String base = matcher.group(2);
    if (this == BINARY) {
      return (letter.equals("K") ? "k" : letter) + base;
    }
    String iec = (letter.equals("k") ? "K" : letter) + "i";
    return base.equals("bps") ? iec + "bit/s" : iec + base;
  }
}
