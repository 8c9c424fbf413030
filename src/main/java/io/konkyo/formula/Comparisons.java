package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.Quantity;
import java.util.ArrayList;
import java.util.List;

/** Computes chains of comparisons. */
final class Comparisons {
  private final Calculation calculation;

  Comparisons(Calculation calculation) {
    this.calculation = calculation;
  }

  /** Returns whether the chain holds; where lists take part, for every member. */
  boolean holds(Comparison comparison, Locals<Value> locals) {
    List<Value> operands = operands(comparison, locals);
    int size = size(comparison, operands);
    return count(comparison, operands, size) == size;
  }

  /** Returns for how many members of the lists the chain holds. */
  int count(Comparison comparison, Locals<Value> locals) {
    List<Value> operands = operands(comparison, locals);
    return count(comparison, operands, size(comparison, operands));
  }

  private List<Value> operands(Comparison comparison, Locals<Value> locals) {
    List<Value> values = new ArrayList<>(comparison.operands().size());
    for (Expression operand : comparison.operands()) {
      values.add(calculation.value(operand, locals));
    }
    return values;
  }

  private static int size(Comparison comparison, List<Value> operands) {
    int size = -1;
    for (Value operand : operands) {
      if (operand instanceof ListValue list) {
        int members = list.members().size();
        if (size >= 0 && size != members) {
          throw Arithmetic.unlikeLists(comparison, size, members);
        }
        size = members;
      }
    }
    return size < 0 ? 1 : size;
  }

  private static int count(Comparison comparison, List<Value> operands, int size) {
    int count = 0;
    for (int member = 0; member < size; member++) {
      if (holds(comparison, operands, member)) {
        count++;
      }
    }
    return count;
  }

  private static boolean holds(Comparison comparison, List<Value> operands, int member) {
    for (int i = 0; i < comparison.operators().size(); i++) {
      int sign = compare(comparison, i, operands, member);
      if (!comparison.operators().get(i).holds(sign)) {
        return false;
      }
    }
    return true;
  }

  private static int compare(Comparison comparison, int pair, List<Value> operands, int member) {
    Value left = operands.get(pair);
    Value right = operands.get(pair + 1);
    Expression leftPlace = comparison.operands().get(pair);
    Expression rightPlace = comparison.operands().get(pair + 1);
    if (left instanceof MomentValue || right instanceof MomentValue) {
      return moments(rightPlace, left, right);
    }
    Quantity l = Arithmetic.member(leftPlace, left, member);
    Quantity r = Arithmetic.member(rightPlace, right, member);
    if (!l.sameDimension(r)) {
      if (OperatorTypes.isZero(rightPlace)) {
        return l.value().signum();
      }
      if (OperatorTypes.isZero(leftPlace)) {
        return -r.value().signum();
      }
      Arithmetic.requireLike(comparison, l, r);
    }
    return l.compareTo(r);
  }

  private static int moments(Expression place, Value left, Value right) {
    boolean like =
        left instanceof MomentValue l && right instanceof MomentValue r && l.kind() == r.kind();
    if (!like) {
      throw Uncomputable.at(
          place,
          DiagnosticCode.WRONG_TYPE,
          Type.of(left).description() + " is compared with " + Type.of(right).description(),
          "compare moments of one kind");
    }
    return ((MomentValue) left).seconds().compareTo(((MomentValue) right).seconds());
  }
}
