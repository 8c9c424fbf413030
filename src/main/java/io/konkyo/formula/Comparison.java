package io.konkyo.formula;

import java.util.List;

/**
 * Numbers compared in a chain, {@code a < b <= c}: true when each neighbouring pair holds.
 *
 * <p>Shape: one operator fewer than operands, at least one operator.
 *
 * @param operands what is compared
 * @param operators what stands between them
 */
public record Comparison(
    List<Expression> operands, List<ComparisonOperator> operators, int from, int to)
    implements Expression {
  public Comparison {
    operands = List.copyOf(operands);
    operators = List.copyOf(operators);
    if (operators.isEmpty() || operands.size() != operators.size() + 1) {
      throw new IllegalArgumentException(operands.size() + " operands, " + operators.size());
    }
  }

  @Override
  public List<Expression> children() {
    return operands;
  }
}
