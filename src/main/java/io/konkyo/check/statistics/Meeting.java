package io.konkyo.check.statistics;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FamilyReference;
import io.konkyo.formula.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A place of a formula where numbers are added, subtracted, multiplied, divided or compared.
 *
 * <p>Shape: two parts or more; the members of a list are parts of their own, and {@code a + b + c}
 * is one sum of three.
 *
 * @param whole the operation or call
 */
record Meeting(Kind kind, Expression whole, List<Expression> parts) {
  private static final Map<String, Kind> FUNCTIONS =
      Map.of(
          "sum", Kind.SUM,
          "mean", Kind.SUM,
          "spread", Kind.DIFFERENCE,
          "min", Kind.PICK,
          "max", Kind.PICK,
          "median", Kind.PICK);

  Meeting {
    parts = List.copyOf(parts);
  }

  /** What is done to the parts. */
  enum Kind {
    SUM,
    DIFFERENCE,
    PRODUCT,
    QUOTIENT,
    COMPARISON,
    /** The picking of one part for its size. */
    PICK
  }

  /** Returns all meetings of an expression, outer ones before those inside them. */
  static List<Meeting> in(Expression expression, Function<String, List<String>> members) {
    List<Meeting> found = new ArrayList<>();
    collect(expression, members, found);
    return found;
  }

  /** Returns whether the parts meet in a call of the function. */
  boolean isCallOf(String function) {
    return whole instanceof Call call && call.name().equals(function);
  }

  private static void collect(
      Expression expression, Function<String, List<String>> members, List<Meeting> found) {
    Optional<Meeting> meeting = meeting(expression, members);
    meeting.ifPresent(found::add);
    List<Expression> inner =
        meeting.isPresent() && meeting.get().kind() == Kind.SUM
            ? meeting.get().parts()
            : expression.children();
    inner.forEach(part -> collect(part, members, found));
  }

  private static Optional<Meeting> meeting(
      Expression expression, Function<String, List<String>> members) {
    if (expression instanceof Binary binary) {
      return kind(binary.operator()).map(kind -> new Meeting(kind, binary, operands(binary, kind)));
    }
    if (expression instanceof Comparison comparison) {
      return Optional.of(new Meeting(Kind.COMPARISON, comparison, comparison.operands()));
    }
    if (expression instanceof Call call && FUNCTIONS.containsKey(call.name())) {
      List<Expression> parts = listed(call, members);
      return parts.size() < 2
          ? Optional.empty()
          : Optional.of(new Meeting(FUNCTIONS.get(call.name()), call, parts));
    }
    return Optional.empty();
  }

  private static Optional<Kind> kind(BinaryOperator operator) {
    return switch (operator) {
      case PLUS -> Optional.of(Kind.SUM);
      case MINUS -> Optional.of(Kind.DIFFERENCE);
      case TIMES -> Optional.of(Kind.PRODUCT);
      case DIVIDED_BY -> Optional.of(Kind.QUOTIENT);
      case OR, AND, SHIFT_LEFT, SHIFT_RIGHT, POWER -> Optional.empty();
    };
  }

  private static List<Expression> operands(Binary binary, Kind kind) {
    List<Expression> operands = new ArrayList<>(List.of(binary.right()));
    Expression left = binary.left();
    while (kind == Kind.SUM
        && left instanceof Binary inner
        && inner.operator() == BinaryOperator.PLUS) {
      operands.add(0, inner.right());
      left = inner.left();
    }
    operands.add(0, left);
    return operands;
  }

  private static List<Expression> listed(Call call, Function<String, List<String>> members) {
    List<Expression> parts = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      if (argument instanceof FamilyReference family) {
        for (String member : members.apply(family.id())) {
          parts.add(new Reference(member, family.from(), family.to()));
        }
      } else {
        parts.add(argument);
      }
    }
    return parts;
  }
}
