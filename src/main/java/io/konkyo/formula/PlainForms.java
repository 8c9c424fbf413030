package io.konkyo.formula;

import io.konkyo.quantity.Grouping;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Quantity;
import io.konkyo.quantity.Rational;
import io.konkyo.quantity.Rounding;
import io.konkyo.quantity.StatedQuantity;
import io.konkyo.quantity.Unit;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Forms of no locale: commas group digits from four on, a space stands before the unit, minus is
 * {@code −}.
 */
public final class PlainForms implements TraceForms {
  /** Numbers that end within so many decimals are shown whole. */
  private static final int WHOLE_DECIMALS = 12;

  /** Digits shown beyond those asked for, where a number is cut. */
  private static final int MORE = 4;

  /** Digits before the point beyond which a power of ten is easier to read. */
  private static final int LONGEST = 30;

  private static final int DECIMALS = 3;

  private final Function<String, Optional<StatedQuantity>> printed;

  /**
   * Makes forms over the printed forms of facts.
   *
   * @param printed how a fact is printed; empty when nobody stated it
   */
  public PlainForms(Function<String, Optional<StatedQuantity>> printed) {
    this.printed = printed;
  }

  @Override
  public String fact(String id, Value value) {
    Optional<StatedQuantity> stated = printed.apply(id).filter(form -> isExact(form, value));
    return stated.map(this::stated).orElseGet(() -> value(value));
  }

  private static boolean isExact(StatedQuantity form, Value value) {
    return value
        .asQuantity()
        .filter(form.quantity()::sameDimension)
        .filter(quantity -> quantity.compareTo(form.quantity()) == 0)
        .isPresent();
  }

  private String value(Value value) {
    if (value instanceof ListValue list) {
      return list.members().stream()
          .map(member -> exact(member, DECIMALS))
          .collect(Collectors.joining(", "));
    }
    if (value instanceof BooleanValue condition) {
      return condition.value() ? "✓" : "✗";
    }
    return value instanceof MomentValue moment
        ? moment(moment)
        : exact(value.asQuantity().orElseThrow(), DECIMALS);
  }

  @Override
  public String stated(StatedQuantity quantity) {
    NumberText number = quantity.number();
    String text = number.text().replace('_', ',');
    boolean decimal = text.chars().allMatch(c -> c >= '0' && c <= '9' || c == '.');
    return withUnit(minus(decimal ? grouped(text) : text), quantity.unit());
  }

  @Override
  public String exact(Quantity quantity, int decimals) {
    Rational value = quantity.value();
    if (value.abs().floor().toString().length() > LONGEST) {
      return withUnit(powerOfTen(value), quantity.unit());
    }
    Optional<String> whole = value.toExactDecimal(WHOLE_DECIMALS);
    String digits =
        whole.orElseGet(() -> Rounding.TOWARD_ZERO.toDecimal(value, places(value, decimals)) + "…");
    return withUnit(minus(grouped(digits)), quantity.unit());
  }

  /** Returns places enough to show some digits of a number that begins with zeros. */
  private static int places(Rational value, int decimals) {
    int zeros = 0;
    Rational magnitude = value.abs();
    while (zeros < FormulaLimits.DECIMALS && magnitude.compareTo(Rational.ONE) < 0) {
      magnitude = magnitude.times(Rational.of(10));
      zeros++;
    }
    return Math.max(decimals, zeros) + MORE;
  }

  private static String powerOfTen(Rational value) {
    int exponent = value.abs().floor().toString().length() - 1;
    Rational mantissa = value.times(Rational.powerOfTen(-exponent));
    String digits =
        mantissa
            .toExactDecimal(WHOLE_DECIMALS)
            .orElseGet(() -> Rounding.TOWARD_ZERO.toDecimal(mantissa, WHOLE_DECIMALS) + "…");
    return minus(digits) + "×10^" + exponent;
  }

  private static String grouped(String decimal) {
    return Grouping.commas(decimal);
  }

  private static String minus(String decimal) {
    return decimal.replace('-', '−');
  }

  private static String withUnit(String number, Unit unit) {
    return unit.symbol().isEmpty() ? number : number + " " + unit.symbol();
  }
}
