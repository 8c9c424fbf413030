package io.konkyo.verdict.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the symbol of a compound unit apart. */
final class UnitFactors {
  private static final Pattern FACTOR = Pattern.compile("([^*/()^0-9]+)(?:\\^([0-9]+))?");

  private UnitFactors() {}

  /**
   * A factor of a unit.
   *
   * @param symbol the factor's own symbol, such as {@code MB}
   * @param exponent its exponent, below zero in a denominator
   */
  record Factor(String symbol, int exponent) {}

  static List<Factor> of(String symbol) {
    List<Factor> factors = new ArrayList<>();
    int slash = symbol.indexOf('/');
    Matcher matcher = FACTOR.matcher(symbol);
    while (matcher.find()) {
      int power = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
      boolean below = slash >= 0 && matcher.start() > slash;
      factors.add(new Factor(matcher.group(1), below ? -power : power));
    }
    return factors;
  }

  /** Returns the symbol with its factors renamed. */
  static String renamed(String symbol, UnaryOperator<String> name) {
    Matcher matcher = FACTOR.matcher(symbol);
    return matcher.replaceAll(
        match -> {
          String factor = match.group(1);
          return Matcher.quoteReplacement(
              name.apply(factor) + match.group().substring(factor.length()));
        });
  }
}
