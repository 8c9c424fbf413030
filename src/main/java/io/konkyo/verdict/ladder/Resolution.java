package io.konkyo.verdict.ladder;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Call;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FamilyReference;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Unary;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Computation;
import io.konkyo.verdict.mismatch.Inliner;
import io.konkyo.verdict.range.InputRange;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How fine the operands of a sum are. */
final class Resolution {
  /** They pick one of their arguments, or add them up. */
  private static final Set<String> PICKING = Set.of("sum", "min", "max", "median", "spread", "abs");

  private final Computation computation;

  Resolution(Computation computation) {
    this.computation = computation;
  }

  /**
   * Returns the unit in the last place of the coarsest rounded operand, in coherent base units, if
   * the formula is a sum, a difference, or a raw value itself.
   */
  Optional<Rational> ofSum() {
    Expression formula = bare(Inliner.written(computation));
    return isSum(formula) || formula instanceof Reference ? coarsest(formula) : Optional.empty();
  }

  private static boolean isSum(Expression expression) {
    return expression instanceof Binary binary
            && (binary.operator() == BinaryOperator.PLUS
                || binary.operator() == BinaryOperator.MINUS)
        || expression instanceof Call call && PICKING.contains(call.name());
  }

  /** Returns what a sign or a unit is put on. */
  private static Expression bare(Expression expression) {
    if (expression instanceof Conversion conversion) {
      return bare(conversion.operand());
    }
    return expression instanceof Unary unary ? bare(unary.operand()) : expression;
  }

  private Optional<Rational> coarsest(Expression part) {
    Expression operand = bare(part);
    if (operand instanceof FamilyReference family) {
      return coarsestOf(members(family));
    }
    return isSum(operand)
        ? coarsestOf(operand.children())
        : InputRange.width(computation.leaves(), computation.derivation(), operand);
  }

  private Optional<Rational> coarsestOf(List<Expression> operands) {
    Rational coarsest = Rational.ZERO;
    for (Expression operand : operands) {
      Optional<Rational> ulp = coarsest(operand);
      if (ulp.isEmpty()) {
        return Optional.empty();
      }
      coarsest = coarsest.max(ulp.get());
    }
    return Optional.of(coarsest);
  }

  private List<Expression> members(FamilyReference family) {
    return computation.derivation().members(family.id()).orElse(List.of()).stream()
        .<Expression>map(id -> new Reference(id, family.from(), family.to()))
        .toList();
  }
}
