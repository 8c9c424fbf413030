package io.konkyo.formula;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The functions of the language. {@code if} and {@code steps} are constructs of their own. */
enum Builtin {
  MIN(1, Builtin.MANY, "min(a, b)"),
  MAX(1, Builtin.MANY, "max(a, b)"),
  SUM(1, Builtin.MANY, "sum(family.*)"),
  MEAN(1, Builtin.MANY, "mean(family.*)"),
  MEDIAN(1, Builtin.MANY, "median(family.*)"),
  /** The largest less the smallest. */
  SPREAD(1, Builtin.MANY, "spread(family.*)"),
  /** How many members lists have, how many turns loops, how many conditions hold. */
  COUNT(1, Builtin.MANY, "count(family.*)"),
  ABS(1, 1, "abs(x)"),
  /** Half up on the magnitude, to whole numbers or to a number of decimals. */
  ROUND(1, 2, "round(x, 2)"),
  FLOOR(1, 1, "floor(x)"),
  CEIL(1, 1, "ceil(x)"),
  LOG2(1, 1, "log2(x)"),
  SQRT(1, 1, "sqrt(x)"),
  /** What is left of the first after taking away whole multiples of the second. */
  MOD(2, 2, "mod(a, b)"),
  /** The bits from a high to a low position, both included, as a number. */
  BITS(3, 3, "bits(x, 7, 4)"),
  /** The positions of the ones of a mask, the lowest first. */
  ONES(1, 1, "ones(mask)"),
  /** The member of a list at a place counted from 1. */
  NTH(2, 2, "nth(family.*, 2)");

  private static final int MANY = Integer.MAX_VALUE;
  private static final Map<String, Builtin> BY_NAME =
      Arrays.stream(values()).collect(Collectors.toMap(Builtin::id, Function.identity()));

  private final int least;
  private final int most;
  private final String usage;

  Builtin(int least, int most, String usage) {
    this.least = least;
    this.most = most;
    this.usage = usage;
  }

  /** Returns the name it is called by. */
  String id() {
    return usage.substring(0, usage.indexOf('('));
  }

  /** Returns an example of a call. */
  String usage() {
    return usage;
  }

  boolean takes(int arguments) {
    return arguments >= least && arguments <= most;
  }

  /** Returns the number of arguments in words. */
  String arity() {
    if (most == MANY) {
      return "at least " + SyntaxFaults.count(least, "argument");
    }
    return least == most
        ? SyntaxFaults.count(least, "argument")
        : least + " or " + SyntaxFaults.count(most, "argument");
  }

  static Optional<Builtin> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** Returns the names of all that can be called, constructs included. */
  static List<String> names() {
    return Stream.concat(BY_NAME.keySet().stream(), Stream.of("if", "steps")).sorted().toList();
  }
}
