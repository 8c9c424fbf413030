package io.konkyo.verdict.hint;

import io.konkyo.formula.Binary;
import io.konkyo.formula.Expression;
import io.konkyo.formula.FormulaPrinter;
import io.konkyo.quantity.Rational;
import io.konkyo.verdict.Neighbour;
import io.konkyo.verdict.mismatch.Mismatch;
import io.konkyo.verdict.mismatch.Trees;
import io.konkyo.verdict.mismatch.Wording;
import java.util.List;
import java.util.Optional;

/** A term or a factor left out: 1,460 B without the 12 B of options, one direction of two. */
final class OmittedOperand implements Hint {
  @Override
  public Optional<String> of(Mismatch mismatch, List<Neighbour> neighbours) {
    if (mismatch.inUlps(mismatch.stated()).compareTo(NeighbouringValue.LEAST) < 0) {
      return Optional.empty();
    }
    for (Trees.Change change : Trees.changes(mismatch.formula(), OmittedOperand::without)) {
      boolean isInput = change.whole().children().isEmpty();
      Optional<Rational> value = isInput ? Optional.empty() : mismatch.result(change.whole());
      if (value.filter(mismatch::printsAs).isPresent()) {
        return Optional.of(
            FormulaPrinter.print(change.to())
                + " in place of "
                + FormulaPrinter.print(change.from())
                + " gives "
                + Wording.near(mismatch, value.get()));
      }
    }
    return Optional.empty();
  }

  private static List<Expression> without(Expression part) {
    if (!(part instanceof Binary binary)) {
      return List.of();
    }
    return switch (binary.operator()) {
      case PLUS, TIMES -> List.of(binary.left(), binary.right());
      case MINUS, DIVIDED_BY, SHIFT_LEFT, SHIFT_RIGHT -> List.of(binary.left());
      case AND, OR, POWER -> List.of();
    };
  }
}
