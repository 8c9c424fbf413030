package io.konkyo.quantity;

import io.konkyo.quantity.NumberText.Rejected;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Pattern;

/** What can be wrong with a number cut into its parts, and what to write instead. */
final class NumberFaults {
  private static final Pattern GROUPED = Pattern.compile("[0-9]{1,3}(?:[,_][0-9]{3})+");
  private static final Pattern EXPONENT = Pattern.compile("[eE][+-]?[0-9]+");
  private static final Pattern OCTAL = Pattern.compile("[0-7]+");
  private static final int MAX_EXPONENT = 1000;
  private static final int MAX_EXPONENT_LENGTH = 6;
  private static final int SHOWN = 40;

  private final String sign;
  private final String whole;
  private final String fraction;
  private final String power;

  /**
   * Takes the parts in plain characters.
   *
   * @param sign {@code +}, {@code -} or empty
   * @param whole digits and separators before the point
   * @param fraction the point and the digits after it, or empty
   * @param power what begins with {@code e}, or empty
   */
  NumberFaults(String sign, String whole, String fraction, String power) {
    this.sign = sign;
    this.whole = whole;
    this.fraction = fraction;
    this.power = power;
  }

  /** Returns the first fault, if there is one. */
  Optional<Rejected> first() {
    if (whole.isEmpty()) {
      return fraction.length() > 1
          ? fault("no digit stands before the decimal point", "0" + fraction)
          : Optional.of(new Rejected("the number has no digits", "write digits, such as 0.21"));
    }
    if (fraction.equals(".")) {
      return fault("no digit stands after the decimal point", whole);
    }
    if (whole.indexOf(',') >= 0 && whole.indexOf('_') >= 0) {
      return fault("commas and underscores are mixed", regrouped());
    }
    if (!digits().equals(whole) && !GROUPED.matcher(whole).matches()) {
      return Optional.of(ungrouped());
    }
    if (whole.length() > 1 && whole.charAt(0) == '0') {
      return Optional.of(leadingZero());
    }
    return power.isEmpty() ? Optional.empty() : exponent();
  }

  private Optional<Rejected> fault(String reason, String mended) {
    return Optional.of(new Rejected(reason, "write " + signed(mended)));
  }

  private String signed(String number) {
    return sign + shown(number);
  }

  static String shown(String digits) {
    return digits.length() <= SHOWN ? digits : digits.substring(0, SHOWN) + "…";
  }

  private String digits() {
    return whole.replace(",", "").replace("_", "");
  }

  private String withoutZeros() {
    return digits().replaceFirst("^0+(?=.)", "");
  }

  private String regrouped() {
    return digits().isEmpty() ? "0" : Grouping.commas(withoutZeros()) + fraction;
  }

  private Rejected ungrouped() {
    String hint = "write " + signed(regrouped());
    int comma = whole.indexOf(',');
    boolean maybePoint =
        fraction.isEmpty() && comma == whole.lastIndexOf(',') && comma < whole.length() - 1;
    return new Rejected(
        "the digits are not in groups of three",
        maybePoint && comma > 0
            ? hint + ", or " + signed(whole.replace(',', '.')) + " if the comma is a decimal point"
            : hint);
  }

  private Rejected leadingZero() {
    String decimal = signed(withoutZeros() + fraction);
    if (!fraction.isEmpty() || !OCTAL.matcher(whole).matches()) {
      return new Rejected("the number begins with a zero too many", "write " + decimal);
    }
    String octal = signed(new BigInteger(whole, 8).toString());
    return new Rejected(
        "the leading zero makes the number decimal to some readers, octal to others",
        octal.equals(decimal)
            ? "write " + decimal
            : "write " + decimal + " if it is decimal, " + octal + " if it is octal");
  }

  private Optional<Rejected> exponent() {
    if (!EXPONENT.matcher(power).matches()) {
      return Optional.of(
          new Rejected("the exponent is no whole number", "write it as in 1e3 or 1e-3"));
    }
    boolean within =
        power.length() <= MAX_EXPONENT_LENGTH
            && Math.abs(Integer.parseInt(power.substring(1))) <= MAX_EXPONENT;
    return within
        ? Optional.empty()
        : Optional.of(
            new Rejected(
                "the exponent is out of reach",
                "write an exponent from -" + MAX_EXPONENT + " to " + MAX_EXPONENT));
  }
}
