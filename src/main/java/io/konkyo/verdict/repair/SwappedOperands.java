package io.konkyo.verdict.repair;

import io.konkyo.formula.Binary;
import io.konkyo.formula.BinaryOperator;
import io.konkyo.formula.Expression;
import io.konkyo.verdict.mismatch.Mismatch;
import java.util.List;

/** A difference or a quotient taken the other way round: the sign turned, the ratio inverted. */
final class SwappedOperands implements Repair {

  @Override
  public String id() {
    return "swapped-operands";
  }

  @Override
  public List<Candidate> candidates(Mismatch mismatch) {
    return Changes.candidates(mismatch, SwappedOperands::swapped);
  }

  private static List<Expression> swapped(Expression part) {
    boolean ordered =
        part instanceof Binary binary
            && (binary.operator() == BinaryOperator.MINUS
                || binary.operator() == BinaryOperator.DIVIDED_BY);
    if (!ordered) {
      return List.of();
    }
    Binary binary = (Binary) part;
    return List.of(
        new Binary(binary.operator(), binary.right(), binary.left(), binary.from(), binary.to()));
  }
}
