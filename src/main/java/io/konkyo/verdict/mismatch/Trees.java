package io.konkyo.verdict.mismatch;

import io.konkyo.formula.Binary;
import io.konkyo.formula.Call;
import io.konkyo.formula.Comparison;
import io.konkyo.formula.Conditional;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FamilyReference;
import io.konkyo.formula.Let;
import io.konkyo.formula.Logical;
import io.konkyo.formula.Not;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Steps;
import io.konkyo.formula.Unary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Copies, compares and changes expressions. */
public final class Trees {
  /** Formulas of documents stay far below; it bounds what is tried on hostile ones. */
  private static final int MOST_CHANGES = 200;

  private Trees() {}

  /**
   * A formula with one part changed.
   *
   * @param whole the formula
   * @param from the part as it was
   * @param to what stands there now
   */
  public record Change(Expression whole, Expression from, Expression to) {}

  /** Returns the same operation on other parts. */
  static Expression with(Expression expression, List<Expression> parts) {
    int from = expression.from();
    int to = expression.to();
    if (expression instanceof Binary binary) {
      return new Binary(binary.operator(), parts.get(0), parts.get(1), from, to);
    }
    if (expression instanceof Call call) {
      return new Call(call.name(), parts, from, to);
    }
    if (expression instanceof Conversion conversion) {
      return new Conversion(parts.get(0), conversion.unit(), from, to);
    }
    if (expression instanceof Unary) {
      return new Unary(parts.get(0), from, to);
    }
    if (expression instanceof Let let) {
      return new Let(let.name(), parts.get(0), parts.get(1), from, to);
    }
    if (expression instanceof Steps steps) {
      return new Steps(steps.variable(), parts.get(0), parts.get(1), parts.get(2), from, to);
    }
    return condition(expression, parts);
  }

  private static Expression condition(Expression expression, List<Expression> parts) {
    int from = expression.from();
    int to = expression.to();
    if (expression instanceof Conditional) {
      return new Conditional(parts.get(0), parts.get(1), parts.get(2), from, to);
    }
    if (expression instanceof Comparison comparison) {
      return new Comparison(parts, comparison.operators(), from, to);
    }
    if (expression instanceof Logical logical) {
      return new Logical(logical.operator(), parts.get(0), parts.get(1), from, to);
    }
    return expression instanceof Not ? new Not(parts.get(0), from, to) : expression;
  }

  /** Returns whether two expressions are one but for the places they stand at. */
  public static boolean same(Expression left, Expression right) {
    if (left.getClass() != right.getClass() || !sameHead(left, right)) {
      return false;
    }
    List<Expression> ours = left.children();
    List<Expression> theirs = right.children();
    if (ours.size() != theirs.size()) {
      return false;
    }
    for (int i = 0; i < ours.size(); i++) {
      if (!same(ours.get(i), theirs.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameHead(Expression left, Expression right) {
    if (left instanceof NumberLiteral literal) {
      return literal.quantity().equals(((NumberLiteral) right).quantity());
    }
    if (left instanceof Reference reference) {
      return reference.id().equals(((Reference) right).id());
    }
    if (left instanceof FamilyReference family) {
      return family.id().equals(((FamilyReference) right).id());
    }
    if (left instanceof Binary binary) {
      return binary.operator() == ((Binary) right).operator();
    }
    if (left instanceof Call call) {
      return call.name().equals(((Call) right).name());
    }
    if (left instanceof Conversion conversion) {
      return conversion.unit().equals(((Conversion) right).unit());
    }
    if (left instanceof Comparison comparison) {
      return comparison.operators().equals(((Comparison) right).operators());
    }
    if (left instanceof Logical logical) {
      return logical.operator() == ((Logical) right).operator();
    }
    return !(left instanceof Let let && !let.name().equals(((Let) right).name()))
        && !(left instanceof Steps steps && !steps.variable().equals(((Steps) right).variable()));
  }

  /** Returns the numbers typed into a formula, in the order they are written. */
  public static List<NumberLiteral> literals(Expression formula) {
    List<NumberLiteral> literals = new ArrayList<>();
    mapLiterals(
        formula,
        literal -> {
          literals.add(literal);
          return literal;
        });
    return literals;
  }

  /** Returns the formula with something else in the place of each number typed into it. */
  public static Expression mapLiterals(
      Expression formula, Function<NumberLiteral, Expression> function) {
    if (formula instanceof NumberLiteral literal) {
      return function.apply(literal);
    }
    List<Expression> children = formula.children();
    return children.isEmpty()
        ? formula
        : with(formula, children.stream().map(child -> mapLiterals(child, function)).toList());
  }

  /**
   * Changes one part of a formula at a time.
   *
   * @param rule what may stand in a part's place; nothing for most
   */
  public static List<Change> changes(
      Expression formula, Function<Expression, List<Expression>> rule) {
    List<Change> changes = new ArrayList<>();
    collect(formula, rule, Function.identity(), changes);
    return changes;
  }

  private static void collect(
      Expression part,
      Function<Expression, List<Expression>> rule,
      Function<Expression, Expression> around,
      List<Change> changes) {
    for (Expression other : rule.apply(part)) {
      if (changes.size() == MOST_CHANGES) {
        return;
      }
      changes.add(new Change(around.apply(other), part, other));
    }
    List<Expression> children = part.children();
    for (int i = 0; i < children.size(); i++) {
      int place = i;
      collect(
          children.get(i),
          rule,
          child -> {
            List<Expression> replaced = new ArrayList<>(children);
            replaced.set(place, child);
            return around.apply(with(part, replaced));
          },
          changes);
    }
  }
}
