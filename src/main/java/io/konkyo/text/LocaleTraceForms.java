package io.konkyo.text;

import io.konkyo.content.text.PrintStyle;
import io.konkyo.formula.TraceForms;
import io.konkyo.formula.Value;
import io.konkyo.ledger.Entry;
import io.konkyo.ledger.Ledger;
import io.konkyo.ledger.Printed;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import java.util.List;
import java.util.Optional;

/** Explanations in one locale: facts as that locale prints them, exact where print rounds. */
public final class LocaleTraceForms implements TraceForms {
  private static final int MOST_DECIMALS = 9;
  private static final String CUT = "…";

  private final Ledger ledger;
  private final FactPrinter facts;

  public LocaleTraceForms(Ledger ledger, FactPrinter facts) {
    this.ledger = ledger;
    this.facts = facts;
  }

  @Override
  public String fact(String id, Value value) {
    Optional<Quantity> exact = value.asQuantity();
    List<Entry> entries = ledger.named(id);
    if (exact.isEmpty()) {
      return entries.isEmpty() ? id : facts.print(entries, PrintStyle.PLAIN);
    }
    boolean printsExactly =
        entries.size() == 1
            && entries.get(0).printed() instanceof Printed.Number number
            && number.quantity().quantity().equals(exact.get());
    return printsExactly ? facts.print(entries.get(0)) : exact(exact.get(), 0);
  }

  @Override
  public String stated(StatedQuantity quantity) {
    return facts.quantities().print(quantity);
  }

  @Override
  public String exact(Quantity quantity, int decimals) {
    Rational value = quantity.value();
    Optional<String> whole = value.toExactDecimal(MOST_DECIMALS);
    if (whole.isPresent()) {
      int point = whole.get().indexOf('.');
      return print(quantity, point < 0 ? 0 : whole.get().length() - point - 1, "");
    }
    return print(quantity, shown(value, decimals), CUT);
  }

  /** Enough decimals to show that rounding is right, and some digits of small values. */
  private static int shown(Rational value, int decimals) {
    int shown = Math.max(0, decimals) + 2;
    while (shown < MOST_DECIMALS
        && value.signum() != 0
        && value.abs().times(Rational.powerOfTen(shown)).compareTo(Rational.of(100)) < 0) {
      shown++;
    }
    return Math.min(shown, MOST_DECIMALS);
  }

  private String print(Quantity quantity, int decimals, String ending) {
    NumberText number =
        NumberText.of(quantity.value(), decimals, Rounding.TOWARD_ZERO, /* grouped= */ true);
    return facts
        .quantities()
        .withUnit(
            facts.quantities().number(number, PrintStyle.Sign.NEGATIVE_ONLY) + ending,
            quantity.unit());
  }
}
