package io.konkyo.verdict.hint;

import io.konkyo.formula.Call;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.formula.NumberLiteral;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bit field beside the one that is named: bits 7 to 4 for 11 to 8. */
final class OtherBits implements Hint {

  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    for (Trees.Change change : Trees.changes(mismatch.formula(), OtherBits::fieldsBeside)) {
      if (mismatch.result(change.whole()).filter(mismatch::printsAs).isPresent()) {
        return Optional.of(
            FormulaPrinter.print(change.to())
                + " in place of "
                + FormulaPrinter.print(change.from())
                + " gives it");
      }
    }
    return Optional.empty();
  }

  private static List<Expression> fieldsBeside(Expression part) {
    boolean field =
        part instanceof Call call
            && call.name().equals("bits")
            && call.arguments().get(1) instanceof NumberLiteral
            && call.arguments().get(2) instanceof NumberLiteral;
    if (!field) {
      return List.of();
    }
    Call bits = (Call) part;
    NumberLiteral high = (NumberLiteral) bits.arguments().get(1);
    NumberLiteral low = (NumberLiteral) bits.arguments().get(2);
    Rational width = high.number().value().minus(low.number().value()).plus(Rational.ONE);
    List<Expression> others = new ArrayList<>();
    for (Rational step : List.of(width.negated(), width)) {
      if (low.number().value().plus(step).signum() >= 0) {
        List<Expression> arguments =
            List.of(bits.arguments().get(0), moved(high, step), moved(low, step));
        others.add(new Call(bits.name(), arguments, bits.from(), bits.to()));
      }
    }
    return others;
  }

  private static NumberLiteral moved(NumberLiteral place, Rational step) {
    Rational value = place.number().value().plus(step);
    NumberText number =
        new NumberText(value.toString(), value, /* decimals= */ 0, /* grouped= */ false);
    return new NumberLiteral(number, place.unit(), place.from(), place.to());
  }
}
