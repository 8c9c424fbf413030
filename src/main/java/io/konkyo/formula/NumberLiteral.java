package io.konkyo.formula;

import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Unit;
import java.util.List;
import java.util.Objects;

/**
 * A number typed into a formula, exact by definition: {@code 16}, {@code 0.355 ms}, {@code 0x29}.
 *
 * @param number the number as typed
 * @param unit its unit, {@link Unit#ONE} for a plain number
 */
public record NumberLiteral(NumberText number, Unit unit, int from, int to) implements Expression {
  public NumberLiteral {
    Objects.requireNonNull(number);
    Objects.requireNonNull(unit);
  }

  /** Returns what the literal means. */
  public Quantity quantity() {
    return new Quantity(number.value(), unit);
  }

  @Override
  public List<Expression> children() {
    return List.of();
  }
}
