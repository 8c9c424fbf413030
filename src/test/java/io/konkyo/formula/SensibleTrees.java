package io.konkyo.formula;

import java.util.List;
import java.util.Random;

/** Trees whose units fit: numbers of a wanted dimension made of others. */
final class SensibleTrees {
  /** What a number measures. */
  enum Measure {
    PLAIN(List.of("")),
    TIME(List.of("s", "ms", "µs", "min")),
    DATA(List.of("B", "MB", "KiB", "Gbit")),
    RATE(List.of("MB/s", "Gbps", "B/ms", "KiB/s")),
    COUNT(List.of("request"));

    private final List<String> units;

    Measure(List<String> units) {
      this.units = units;
    }
  }

  private static final List<String> OVER_LISTS =
      List.of("min", "max", "sum", "mean", "median", "spread");

  private final Random random;

  SensibleTrees(Random random) {
    this.random = random;
  }

  /** Returns a number; {@code local} is a plain local name in force, or empty. */
  Expression number(Measure measure, int depth, String local) {
    if (depth == 0) {
      return !local.isEmpty() && measure == Measure.PLAIN && random.nextBoolean()
          ? new Reference(local, 0, 0)
          : literal(measure);
    }
    int below = depth - 1;
    return switch (random.nextInt(11)) {
      case 0, 1 ->
          join(pick(List.of(BinaryOperator.PLUS, BinaryOperator.MINUS)), measure, below, local);
      case 2 -> product(measure, below, local);
      case 3 -> quotient(measure, below, local);
      case 4 -> new Unary(number(measure, below, local), 0, 0);
      case 5 ->
          new Call(
              pick(OVER_LISTS),
              List.of(
                  number(measure, below, local),
                  number(measure, below, local),
                  number(measure, below, local)),
              0,
              0);
      case 6 ->
          new Conditional(
              condition(below, local),
              number(measure, below, local),
              number(measure, below, local),
              0,
              0);
      case 7 ->
          new Let("v", number(Measure.PLAIN, below, local), number(measure, below, "v"), 0, 0);
      case 8 -> whole(measure, below, local);
      case 9 ->
          new Conversion(
              number(measure, below, local), RandomTrees.unit(pick(measure.units)), 0, 0);
      default -> loop(measure, below, local);
    };
  }

  private Expression literal(Measure measure) {
    String number =
        pick(List.of("0", "1", "2", "3", "0.339", "0.544", "16", "0.01", "1024", "7.25"));
    return RandomTrees.literal(number, pick(measure.units));
  }

  private Expression join(BinaryOperator operator, Measure measure, int depth, String local) {
    return new Binary(operator, number(measure, depth, local), number(measure, depth, local), 0, 0);
  }

  private Expression product(Measure measure, int depth, String local) {
    Measure left = measure == Measure.DATA ? Measure.RATE : measure;
    Measure right = measure == Measure.DATA ? Measure.TIME : Measure.PLAIN;
    return new Binary(
        BinaryOperator.TIMES, number(left, depth, local), number(right, depth, local), 0, 0);
  }

  private Expression quotient(Measure measure, int depth, String local) {
    Measure above = measure;
    Measure below = Measure.PLAIN;
    if (measure == Measure.PLAIN) {
      above = pick(List.of(Measure.values()));
      below = above;
    } else if (measure == Measure.RATE) {
      above = Measure.DATA;
      below = Measure.TIME;
    } else if (measure == Measure.TIME) {
      above = Measure.DATA;
      below = Measure.RATE;
    }
    return new Binary(
        BinaryOperator.DIVIDED_BY, number(above, depth, local), number(below, depth, local), 0, 0);
  }

  /** Whole numbers are needed for bits, so they are made on the spot. */
  private Expression whole(Measure measure, int depth, String local) {
    if (measure != Measure.PLAIN) {
      return new Call("abs", List.of(number(measure, depth, local)), 0, 0);
    }
    Expression floor = new Call("floor", List.of(number(measure, depth, local)), 0, 0);
    Expression small = RandomTrees.literal(pick(List.of("0", "1", "3")), "");
    return switch (random.nextInt(4)) {
      case 0 -> new Binary(BinaryOperator.SHIFT_LEFT, floor, small, 0, 0);
      case 1 -> new Binary(BinaryOperator.SHIFT_RIGHT, floor, small, 0, 0);
      case 2 ->
          new Binary(
              pick(List.of(BinaryOperator.AND, BinaryOperator.OR)),
              new Call("abs", List.of(floor), 0, 0),
              small,
              0,
              0);
      default -> new Binary(BinaryOperator.POWER, number(measure, depth, local), small, 0, 0);
    };
  }

  private Expression condition(int depth, String local) {
    Measure measure = pick(List.of(Measure.values()));
    Comparison comparison =
        new Comparison(
            List.of(
                number(measure, depth, local),
                number(measure, depth, local),
                number(measure, depth, local)),
            List.of(
                pick(List.of(ComparisonOperator.values())),
                pick(List.of(ComparisonOperator.values()))),
            0,
            0);
    return switch (random.nextInt(4)) {
      case 0 -> new Not(comparison, 0, 0);
      case 1 ->
          new Logical(
              pick(List.of(LogicalOperator.values())),
              comparison,
              depth == 0 ? comparison : condition(depth - 1, local),
              0,
              0);
      default -> comparison;
    };
  }

  private Expression loop(Measure measure, int depth, String local) {
    Expression turns =
        new Comparison(
            List.of(new Reference(Steps.TURN, 0, 0), RandomTrees.literal("3", "")),
            List.of(ComparisonOperator.LESS),
            0,
            0);
    Expression next =
        new Binary(
            BinaryOperator.PLUS,
            new Reference("w", 0, 0),
            number(measure, depth, Steps.TURN),
            0,
            0);
    Steps steps = new Steps("w", number(measure, depth, local), turns, next, 0, 0);
    // As a number: functions over lists would take its turns.
    return new Conversion(steps, RandomTrees.unit(pick(measure.units)), 0, 0);
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
