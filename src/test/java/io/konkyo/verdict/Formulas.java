package io.konkyo.verdict;

import java.util.List;

/** Random formulas over plain readings {@code a}, {@code b}, {@code c}. */
final class Formulas {
  private static final List<String> NAMES = List.of("a", "b", "c");

  private final Chance chance;

  Formulas(Chance chance) {
    this.chance = chance;
  }

  String facts() {
    return "a = %s; b = %s; c = %s".formatted(chance.reading(), chance.reading(), chance.reading());
  }

  /** Returns a formula of sums, products and quotients. */
  String rational(int depth) {
    if (depth == 0) {
      return chance.below(5) == 0 ? Integer.toString(1 + chance.below(9)) : chance.oneOf(NAMES);
    }
    String operator = chance.oneOf(List.of("+", "-", "*", "/"));
    return "(" + rational(depth - 1) + " " + operator + " " + rational(depth - 1) + ")";
  }

  /** Returns a formula of everything that moves, bends or jumps. */
  String any(int depth) {
    if (depth == 0) {
      return rational(0);
    }
    String x = any(depth - 1);
    String y = any(depth - 1);
    return switch (chance.below(12)) {
      case 0 -> "abs(" + x + ")";
      case 1 -> "min(" + x + ", " + y + ")";
      case 2 -> "max(" + x + ", " + y + ", " + any(0) + ")";
      case 3 -> "mean(" + x + ", " + y + ")";
      case 4 -> "median(" + x + ", " + y + ", " + any(0) + ")";
      case 5 -> "spread(" + x + ", " + y + ")";
      case 6 -> "(" + x + ")^" + chance.oneOf(List.of("2", "3"));
      case 7 -> "sqrt(abs(" + x + ") + 1)";
      case 8 -> "log2(abs(" + x + ") + 1)";
      case 9 -> chance.oneOf(List.of("floor(", "ceil(", "round(")) + x + ")";
      case 10 -> "if(" + x + " < " + y + ", " + x + ", " + any(0) + ")";
      default -> "(" + x + " " + chance.oneOf(List.of("+", "-", "*")) + " " + y + ")";
    };
  }
}
