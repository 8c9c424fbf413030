package io.konkyo.quantity;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Products of powers as maps from a name to its exponent, never zero; used for dimensions and for
 * compound symbols alike. Text form: {@code a*b^2}, {@code a/s}, {@code a/(s*core)}, {@code 1/s};
 * empty for the empty product.
 */
final class Powers {
  private Powers() {}

  /** Multiplies {@code product} by {@code factors} to the power of {@code exponent}. */
  static void multiply(Map<String, Integer> product, Map<String, Integer> factors, int exponent) {
    factors.forEach(
        (name, power) -> {
          int sum =
              Math.addExact(product.getOrDefault(name, 0), Math.multiplyExact(power, exponent));
          if (sum == 0) {
            product.remove(name);
          } else {
            product.put(name, sum);
          }
        });
  }

  static String print(Map<String, Integer> powers) {
    StringJoiner above = new StringJoiner("*");
    StringJoiner below = new StringJoiner("*");
    int belowCount = 0;
    for (Map.Entry<String, Integer> power : powers.entrySet()) {
      int exponent = power.getValue();
      String factor = power.getKey() + (Math.abs(exponent) == 1 ? "" : "^" + Math.abs(exponent));
      if (exponent > 0) {
        above.add(factor);
      } else {
        below.add(factor);
        belowCount++;
      }
    }
    if (belowCount == 0) {
      return above.toString();
    }
    String numerator = above.length() == 0 ? "1" : above.toString();
    return numerator + "/" + (belowCount == 1 ? below : "(" + below + ")");
  }

  /** Reads the text form; a name is whatever stands between operators. */
  static Map<String, Integer> parse(String text) {
    Map<String, Integer> powers = new LinkedHashMap<>();
    int slash = text.indexOf('/');
    read(slash < 0 ? text : text.substring(0, slash), 1, powers);
    if (slash >= 0) {
      String below = text.substring(slash + 1);
      read(
          below.startsWith("(") && below.endsWith(")")
              ? below.substring(1, below.length() - 1)
              : below,
          -1,
          powers);
    }
    return powers;
  }

  private static void read(String product, int sign, Map<String, Integer> powers) {
    if (product.isEmpty() || product.equals("1")) {
      return;
    }
    for (String factor : product.split("\\*")) {
      int hat = factor.indexOf('^');
      String name = hat < 0 ? factor : factor.substring(0, hat);
      int exponent = hat < 0 ? 1 : Integer.parseInt(factor.substring(hat + 1));
      multiply(powers, Map.of(name, exponent), sign);
    }
  }
}
