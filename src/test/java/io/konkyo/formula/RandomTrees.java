package io.konkyo.formula;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Unit;
import io.konkyo.quantity.UnitLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Trees of every shape the grammar allows, whether they make sense or not. */
final class RandomTrees {
  private static final List<String> NUMBERS =
      List.of("0", "16", "0.355", "0.040", "0x29", "0b101", "6_291_456", "1e3", "2.5e-3");
  private static final List<String> UNITS =
      List.of("", "", "ms", "%", "pp", "x", "USD/GB", "1/s", "request/(s*end)", "s^2", "°C", "min");
  private static final List<String> IDS =
      List.of("a", "x", "i", "ping.rtt", "http.new.p50.cross_az", "nothing", "android");

  private final Random random;

  RandomTrees(Random random) {
    this.random = random;
  }

  Expression tree(int depth) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return leaf();
    }
    return switch (random.nextInt(10)) {
      case 0, 1, 2 ->
          new Binary(
              pick(List.of(BinaryOperator.values())), tree(depth - 1), tree(depth - 1), 0, 0);
      case 3 -> new Unary(tree(depth - 1), 0, 0);
      case 4 -> comparison(depth - 1);
      case 5 ->
          new Logical(
              pick(List.of(LogicalOperator.values())), tree(depth - 1), tree(depth - 1), 0, 0);
      case 6 -> new Not(tree(depth - 1), 0, 0);
      case 7 -> new Conversion(tree(depth - 1), unit(pick(UNITS)), 0, 0);
      case 8 -> named(depth - 1);
      default -> call(depth - 1);
    };
  }

  private Expression leaf() {
    return switch (random.nextInt(5)) {
      case 0, 1 -> literal(pick(NUMBERS), pick(UNITS));
      case 2 -> new FamilyReference(pick(IDS), 0, 0);
      default -> new Reference(pick(IDS), 0, 0);
    };
  }

  static NumberLiteral literal(String number, String unit) {
    NumberText text = ((NumberText.Parsed) NumberText.parse(number)).number();
    return new NumberLiteral(text, unit(unit), 0, 0);
  }

  static Unit unit(String text) {
    return ((UnitLookup.Found) BenchmarkFacts.UNITS.parse(text)).unit();
  }

  private Expression comparison(int depth) {
    List<Expression> operands = new ArrayList<>(List.of(tree(depth)));
    List<ComparisonOperator> operators = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      operators.add(pick(List.of(ComparisonOperator.values())));
      operands.add(tree(depth));
    }
    return new Comparison(operands, operators, 0, 0);
  }

  private Expression named(int depth) {
    return random.nextBoolean()
        ? new Let("a", tree(depth), tree(depth), 0, 0)
        : new Steps("x", tree(depth), tree(depth), tree(depth), 0, 0);
  }

  private Expression call(int depth) {
    if (random.nextInt(3) == 0) {
      return new Conditional(tree(depth), tree(depth), tree(depth), 0, 0);
    }
    List<Expression> arguments = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      arguments.add(tree(depth));
    }
    return new Call(pick(List.of("max", "min", "littles_law", "bits")), arguments, 0, 0);
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
