package io.konkyo.check.statistics;

import io.konkyo.content.fact.Measured;
import io.konkyo.content.fact.Resolution;
import io.konkyo.formula.Conversion;
import io.konkyo.formula.Expression;
import io.konkyo.formula.Reference;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import java.util.Optional;

/** How far apart readings must lie to be told apart, as their authors declare it. */
final class DeclaredResolution {
  private DeclaredResolution() {}

  /**
   * Returns the declared resolution of a part that is a reading as it stands, in coherent base
   * units; zero for any other part.
   */
  static Rational of(Expression part, Joining formula) {
    Expression inner = part;
    while (inner instanceof Conversion conversion) {
      inner = conversion.operand();
    }
    if (!(inner instanceof Reference)) {
      return Rational.ZERO;
    }
    return formula.facts(inner).stream()
        .map(Entry::fact)
        .filter(Measured.class::isInstance)
        .map(Measured.class::cast)
        .map(figure -> declared(figure, formula.ledger()))
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(Rational.ZERO);
  }

  private static Optional<Rational> declared(Measured figure, Ledger ledger) {
    return figure
        .resolution()
        .flatMap(resolution -> quantity(resolution, figure, ledger))
        .filter(quantity -> quantity.unit().sameDimension(figure.value().value().unit()))
        .map(Quantity::base);
  }

  private static Optional<Quantity> quantity(
      Resolution resolution, Measured figure, Ledger ledger) {
    return resolution instanceof Resolution.Named named
        ? ledger
            .formulas()
            .scope(figure.header().membership())
            .value(named.name().value())
            .flatMap(Value::asQuantity)
        : Optional.of(((Resolution.Amount) resolution).quantity().value().quantity());
  }
}
