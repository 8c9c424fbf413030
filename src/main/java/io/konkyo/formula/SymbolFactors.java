package io.konkyo.formula;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The symbol of a unit taken apart: {@code GB/(s*core)} is GB to the 1, s and core to the −1.
 *
 * <p>Shape: mutable, in the order in which the factors were met; no exponent is zero.
 */
final class SymbolFactors {
  private final Map<String, Integer> exponents = new LinkedHashMap<>();

  static SymbolFactors of(String symbol) {
    SymbolFactors factors = new SymbolFactors();
    factors.multiply(symbol, 1);
    return factors;
  }

  Map<String, Integer> exponents() {
    return exponents;
  }

  /** Multiplies by a unit's symbol to the power of 1 or −1. */
  void multiply(String symbol, int sign) {
    int slash = symbol.indexOf('/');
    product(slash < 0 ? symbol : symbol.substring(0, slash), sign);
    if (slash >= 0) {
      product(symbol.substring(slash + 1), -sign);
    }
  }

  private void product(String product, int sign) {
    String factors = product.replace("(", "").replace(")", "");
    if (factors.isEmpty() || factors.equals("1")) {
      return;
    }
    for (String factor : factors.split("\\*")) {
      int hat = factor.indexOf('^');
      int exponent = hat < 0 ? 1 : Integer.parseInt(factor.substring(hat + 1));
      add(hat < 0 ? factor : factor.substring(0, hat), sign * exponent);
    }
  }

  void add(String name, int exponent) {
    int sum = exponents.getOrDefault(name, 0) + exponent;
    if (sum == 0) {
      exponents.remove(name);
    } else {
      exponents.put(name, sum);
    }
  }

  @Override
  public String toString() {
    StringJoiner above = new StringJoiner("*");
    StringJoiner below = new StringJoiner("*", "(", ")");
    below.setEmptyValue("");
    exponents.forEach(
        (name, exponent) -> {
          int size = Math.abs(exponent);
          (exponent > 0 ? above : below).add(size == 1 ? name : name + "^" + size);
        });
    String denominator = below.toString();
    if (denominator.isEmpty()) {
      return above.toString();
    }
    boolean single = denominator.indexOf('*') < 0;
    return (above.length() == 0 ? "1" : above)
        + "/"
        + (single ? denominator.substring(1, denominator.length() - 1) : denominator);
  }
}
